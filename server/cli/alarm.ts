/**
 * Run every few minutes by `deploy/site-alarm.timer`: mails ALARM_TO when the site does not answer or cannot take
 * messages, once a day as long as that lasts, and once when it is over.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createTransport, type SendMailOptions } from "nodemailer";
import { systemClock } from "../base/clock.ts";
import { type Settings, settingsOrExit } from "../config/config.ts";
import { smtpOptions } from "../contact/smtp-transport.ts";
import { problemOf } from "../store/open-database.ts";
import { CommandError, runCommand } from "./terminal.ts";

const AGAIN_AFTER_MS = 24 * 60 * 60 * 1000;
const ANSWER_WITHIN_MS = 10_000;

await runCommand(async () => {
  const settings = settingsOrExit();
  const toldFile = process.argv[2];
  if (toldFile === undefined)
    throw new CommandError("Se espera el archivo en el que apuntar cuándo se avisó.");
  const problems = await problemsOf(settings);
  const told = existsSync(toldFile) ? Number(readFileSync(toldFile, "utf8")) : undefined;
  const now = systemClock.now();
  if (problems.length === 0) {
    if (told === undefined) return;
    await mail(settings, "La web vuelve a estar bien", "Responde y puede recibir mensajes.");
    rmSync(toldFile);
    return;
  }
  process.stderr.write(`${problems.join("\n")}\n`);
  if (told !== undefined && now >= told && now - told < AGAIN_AFTER_MS) return;
  await mail(settings, "La web necesita a alguien", `${problems.map((one) => `- ${one}`).join("\n")}\n`);
  writeFileSync(toldFile, String(now));
});

/** Why somebody should look, in sentences. */
async function problemsOf({ host = "", port }: Settings): Promise<string[]> {
  const name = host === "" || host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const address = `http://${name.includes(":") ? `[${name}]` : name}:${port}/readyz`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (answer.ok) return [];
    const { reasons } = (await answer.json()) as { reasons?: string[] }; // the site's own answer
    return reasons ?? ["La web dice que no puede recibir mensajes."];
  } catch (error) {
    // `fetch failed`, and why only in its cause.
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return [`La web no responde en ${address} (${problemOf(cause)}).`];
  }
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
    process.stderr.write(`No se puede avisar por SMTP_URL: ${problemOf(error)}\n`);
    await createTransport({ sendmail: true, path: "/usr/sbin/sendmail" }).sendMail(letter);
  }
}
