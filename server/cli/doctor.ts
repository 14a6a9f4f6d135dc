/** `npm run doctor`: what still stands between this checkout and going live. Ends with 0 when nothing does. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { parsePlainYaml } from "../../contract/plain-yaml.ts";
import { readPageSettings } from "../../contract/settings.ts";
import { systemClock } from "../base/clock.ts";
import { errorMessage } from "../base/error-message.ts";
import { SILENT } from "../base/service-log.ts";
import { orExit, processEnvironment, readSettings, type Settings } from "../config/config.ts";
import { countBacklog } from "../contact/deliveries.ts";
import { askSenderDomain } from "../contact/sender-domain.ts";
import { mailServerProblem } from "../contact/smtp-transport.ts";
import { builtSite } from "../site/manifest.ts";
import { freeBytes } from "../store/disk-room.ts";
import { openDatabase } from "../store/open-database.ts";
import { databasesAside } from "../store/sqlite-file.ts";
import { probeWriting } from "../store/write-probe.ts";
import { contentFiles, contentFindings } from "./content-findings.ts";
import {
  bad,
  buildFinding,
  companyFacts,
  companyFindings,
  type Finding,
  good,
  qualityPolicyFinding,
  senderDomainFinding,
  settingsFindings,
  storedFindings,
} from "./findings.ts";
import { type Duty, ownerDuties } from "./owner-duties.ts";

const COMPANY_FILE = resolve("content/company.yaml");
const QUALITY_POLICY = resolve("content/legal/politica-calidad.es.md");
const ENGINE_NAMES = { sqlite: "SQLite", postgresql: "PostgreSQL" } as const;
const CERTIFICATES = resolve("content/certificates.yaml");
z.config(z.locales.es());

if (process.argv.length > 2) {
  process.stderr.write("npm run doctor no lleva nada detrás.\n");
  process.exit(1);
}
const environment = orExit(processEnvironment);
const pageSettings = orExit(() => readPageSettings(environment));
const settings = orExit(() => readSettings(environment));

const findings = [
  ...findCompany(),
  findQualityPolicy(),
  ...settingsFindings(settings, Boolean(environment.COOKIE_SECRET?.trim())),
  buildFinding(builtSite(resolve("dist")), pageSettings),
  ...(
    await Promise.all([findDatabase(settings), findMailServer(settings), findSenderDomain(settings)])
  ).flat(),
];
process.stdout.write(asText(findings, ownerDuties(pageSettings)));
process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1;

function findCompany(): Finding[] {
  try {
    const company = companyFacts.parse(parsePlainYaml(readFileSync(COMPANY_FILE, "utf8")));
    return [...companyFindings(company), ...contentFindings(contentFiles(resolve(".")), company)];
  } catch (error) {
    const words =
      error instanceof z.ZodError ? z.prettifyError(error).replaceAll("\n", " ") : errorMessage(error);
    return [bad("empresa", `no se puede leer content/company.yaml: ${words}`)];
  }
}

function findQualityPolicy(): Finding {
  try {
    return qualityPolicyFinding(readFileSync(QUALITY_POLICY, "utf8"), readFileSync(CERTIFICATES, "utf8"));
  } catch (error) {
    return bad("política de calidad", `no se puede leer: ${errorMessage(error)}`);
  }
}

async function findDatabase(settings: Settings): Promise<Finding[]> {
  const subject = "base de datos";
  try {
    const { engine, database } = await openDatabase(settings, systemClock, SILENT);
    try {
      await probeWriting(database, systemClock.now());
      const aside = settings.databaseUrl === undefined ? databasesAside(settings.dataDir) : [];
      const backlog = await countBacklog(database);
      const works = good(subject, `${ENGINE_NAMES[engine]} responde y se puede escribir en ella`);
      return [works, ...storedFindings(backlog, aside, await freeBytes(settings.dataDir), systemClock.now())];
    } finally {
      await database.destroy();
    }
  } catch (error) {
    const where = settings.databaseUrl === undefined ? "el archivo de DATA_DIR" : "lo que dice DATABASE_URL";
    return [bad(subject, `no se puede usar ${where}: ${errorMessage(error)}`)];
  }
}

async function findMailServer(settings: Settings): Promise<Finding> {
  const subject = "servidor de correo";
  const { smtpUrl } = settings;
  if (smtpUrl === undefined) return bad(subject, "sin probar, porque falta SMTP_URL");
  const problem = await mailServerProblem({ ...settings, smtpUrl });
  return problem === undefined
    ? good(subject, "responde y nos deja entrar")
    : bad(subject, `no nos deja entrar: ${problem}`);
}

async function findSenderDomain({ mailFrom }: Settings): Promise<Finding[]> {
  return mailFrom === undefined ? [] : [senderDomainFinding(await askSenderDomain(mailFrom))];
}

function asText(all: readonly Finding[], duties: readonly Duty[]): string {
  const width = Math.max(...[...all, ...duties].map(({ subject }) => subject.length));
  const row = (sign: string, { subject, words }: Duty) => `  ${sign} ${subject.padEnd(width)}  ${words}\n`;
  const open = all.filter(({ ok }) => !ok).length;
  const verdict =
    open === 0 ? "Todo listo para publicar la web." : `Por hacer antes de publicar la web: ${open}`;
  return `${all.map((finding) => row(finding.ok ? "✓" : "✗", finding)).join("")}
Lo que pide la ley y solo la empresa puede saber:
${duties.map((duty) => row("?", duty)).join("")}
${verdict}\n`;
}
