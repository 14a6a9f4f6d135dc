/**
 * Run every few minutes by `deploy/site-alarm.timer`: mails ALARM_TO when the site does not answer, cannot take
 * messages or is not to be reached by its name with a good certificate, once a day as long as that lasts, and once when it is over. What is over within half a minute, as a restart
 * is, is told to nobody.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { createTransport, type SendMailOptions } from "nodemailer";
import { DAY_MS, systemClock } from "../base/clock.ts";
import { errorMessage } from "../base/error-message.ts";
import { type Settings, settingsOrExit } from "../config/config.ts";
import { smtpOptions } from "../contact/smtp-transport.ts";
import { outsideProblems } from "../operations/ask-from-outside.ts";
import { siteProblems } from "../operations/ask-site.ts";
import { CommandError, runCommand } from "./terminal.ts";

const REPEAT_AFTER_MS = DAY_MS;
const LASTING_SECONDS = "30";

await runCommand(async () => {
  const settings = settingsOrExit();
  const [, , alarmFile, lastingSeconds = LASTING_SECONDS] = process.argv;
  if (alarmFile === undefined)
    throw new CommandError("Se espera el archivo en el que apuntar cuándo se avisó.");
  const problems = await lastingProblems(settings, Number(lastingSeconds));
  const lastAlarmAt = existsSync(alarmFile) ? Number(readFileSync(alarmFile, "utf8")) : undefined;
  const now = systemClock.now();
  if (problems.length === 0) {
    if (lastAlarmAt === undefined) return;
    await mail(settings, "La web vuelve a estar bien", "Responde y puede recibir mensajes.");
    rmSync(alarmFile);
    return;
  }
  process.stderr.write(`${problems.join("\n")}\n`);
  if (lastAlarmAt !== undefined && now >= lastAlarmAt && now - lastAlarmAt < REPEAT_AFTER_MS) return;
  await mail(settings, "La web necesita a alguien", `${problems.map((one) => `- ${one}`).join("\n")}\n`);
  writeFileSync(alarmFile, String(now));
});

async function lastingProblems(settings: Settings, seconds: number): Promise<string[]> {
  const problems = await allProblems(settings);
  if (problems.length === 0) return problems;
  await wait(seconds * 1000);
  return allProblems(settings);
}

async function allProblems(settings: Settings): Promise<string[]> {
  const seenHere = await siteProblems(settings);
  return [...seenHere, ...(await outsideProblems(settings, systemClock.now()))];
}

/** By the site's mail server or, where that is what fails, by this machine's own. */
async function mail(settings: Settings, subject: string, text: string): Promise<void> {
  const { smtpUrl, smtpTls, mailFrom, siteUrl } = settings;
  const to = settings.alarmTo ?? settings.mailTo;
  if (to === undefined) throw new CommandError("Falta ALARM_TO: nadie sabe que la web no está bien.");
  const from = mailFrom ?? to[0];
  const letter: SendMailOptions = {
    to,
    from,
    subject: `${subject}: ${siteUrl}`,
    text: `${siteUrl}\n\n${text}`,
  };
  try {
    if (smtpUrl === undefined) throw new Error("falta SMTP_URL");
    await createTransport(smtpOptions({ smtpUrl, smtpTls, siteUrl })).sendMail(letter);
  } catch (error) {
    process.stderr.write(`No se puede avisar por SMTP_URL: ${errorMessage(error)}\n`);
    await createTransport({ sendmail: true, path: "/usr/sbin/sendmail" }).sendMail(letter);
  }
}
