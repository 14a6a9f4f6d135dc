/** `npm run doctor`: what still stands between this checkout and going live. Ends with 0 when nothing does. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createTransport } from "nodemailer";
import { parse } from "yaml";
import { z } from "zod";
import { orExit, processEnvironment, readSettings, type Settings } from "../config/config.ts";
import { countBacklog } from "../contact/deliveries.ts";
import { smtpOptions } from "../contact/smtp-transport.ts";
import { systemClock } from "../process/clock.ts";
import { type Manifest, readManifest } from "../site/manifest.ts";
import { freeBytes } from "../store/disk-room.ts";
import { openDatabase } from "../store/open-database.ts";
import { databasesAside } from "../store/sqlite-file.ts";
import { probeWriting } from "../store/write-probe.ts";
import { contentFiles, contentFindings } from "./content-findings.ts";
import {
  buildFinding,
  companyFacts,
  companyFindings,
  type Finding,
  processorFindings,
  qualityPolicyFinding,
  settingsFindings,
  storedFindings,
} from "./findings.ts";

const MAIL_PATIENCE_MS = 10_000;
const COMPANY_FILE = resolve("content/company.yaml");
const QUALITY_POLICY = resolve("content/legal/politica-calidad.es.md");
const CERTIFICATES = resolve("content/certificates.yaml");
const SILENT = { info() {}, warn() {}, error() {} };

const environment = orExit(processEnvironment);
const settings = orExit(() => readSettings(environment));

const findings = [
  ...findCompany(),
  findQualityPolicy(),
  ...settingsFindings(settings, Boolean(environment.COOKIE_SECRET?.trim())),
  ...processorFindings(environment),
  buildFinding(builtSite(), settings),
  ...(await Promise.all([findDatabase(settings), findMailServer(settings)])).flat(),
];
process.stdout.write(asTable(findings));
process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1;

function findCompany(): Finding[] {
  try {
    const company = companyFacts.parse(parse(readFileSync(COMPANY_FILE, "utf8")));
    return [...companyFindings(company), ...contentFindings(contentFiles(resolve(".")), company)];
  } catch (error) {
    const words =
      error instanceof z.ZodError ? z.prettifyError(error).replaceAll("\n", " ") : reasonOf(error);
    return [{ subject: "company", ok: false, words: `content/company.yaml cannot be read: ${words}` }];
  }
}

function findQualityPolicy(): Finding {
  try {
    return qualityPolicyFinding(readFileSync(QUALITY_POLICY, "utf8"), readFileSync(CERTIFICATES, "utf8"));
  } catch (error) {
    return { subject: "quality policy", ok: false, words: `cannot be read: ${reasonOf(error)}` };
  }
}

function builtSite(): Manifest | null {
  try {
    return readManifest(resolve("dist"));
  } catch {
    return null;
  }
}

async function findDatabase(settings: Settings): Promise<Finding[]> {
  const subject = "database";
  try {
    const { engine, database } = await openDatabase(settings, systemClock, SILENT);
    try {
      await probeWriting(database, systemClock.now());
      const aside = settings.databaseUrl === undefined ? databasesAside(settings.dataDir) : [];
      const backlog = await countBacklog(database);
      const works = { subject, ok: true, words: `${engine} answers and can be written` };
      return [works, ...storedFindings(backlog, aside, await freeBytes(settings.dataDir), systemClock.now())];
    } finally {
      await database.destroy();
    }
  } catch (error) {
    const where = settings.databaseUrl === undefined ? "the file in DATA_DIR" : "DATABASE_URL";
    return [{ subject, ok: false, words: `${where} cannot be used: ${reasonOf(error)}` }];
  }
}

async function findMailServer({ smtpUrl, smtpTls }: Settings): Promise<Finding> {
  const subject = "mail server";
  if (smtpUrl === undefined) return { subject, ok: false, words: "not asked, since SMTP_URL is not set" };
  const timeouts = {
    connectionTimeout: MAIL_PATIENCE_MS,
    greetingTimeout: MAIL_PATIENCE_MS,
    socketTimeout: MAIL_PATIENCE_MS,
  };
  const transport = createTransport(smtpOptions(smtpUrl, smtpTls, timeouts));
  try {
    await transport.verify();
    return { subject, ok: true, words: "answers and lets us in" };
  } catch (error) {
    return { subject, ok: false, words: `does not let us in: ${reasonOf(error)}` };
  } finally {
    transport.close();
  }
}

function asTable(all: readonly Finding[]): string {
  const width = Math.max(...all.map(({ subject }) => subject.length));
  const rows = all.map(({ ok, subject, words }) => `  ${ok ? "✓" : "✗"} ${subject.padEnd(width)}  ${words}`);
  const open = all.filter(({ ok }) => !ok).length;
  const verdict =
    open === 0 ? "Nothing stands in the way of going live." : `${open} to do before going live.`;
  return `${rows.join("\n")}\n\n${verdict}\n`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
