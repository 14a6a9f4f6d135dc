/** What can be told about going live from the company's facts and the settings alone. */
import { isIP } from "node:net";
import { z } from "zod";
import type { Environment, Settings } from "../config/config.ts";
import type { Backlog } from "../contact/deliveries.ts";
import type { Manifest } from "../site/manifest.ts";
import { roomProblem } from "../store/disk-room.ts";

export interface Finding {
  subject: string;
  ok: boolean;
  /** what stands, or what to do about it */
  words: string;
}

/** The facts of `content/company.yaml` that the sample company made up. */
export const companyFacts = z.object({
  name: z.string(),
  legalName: z.string(),
  taxId: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneLink: z.string(),
  registry: z.record(z.string(), z.string()),
  transportAuthorisation: z.string(),
});
export type CompanyFacts = z.infer<typeof companyFacts>;

const SAMPLE_NAME = "Harlur";
const SAMPLE_TAX_ID = "B00000000";
const SAMPLE_PHONE = "+34946000000";
/** Names that by agreement belong to nobody (RFC 2606). */
const SAMPLE_MAIL = /\.(?:example|test|invalid|localhost)$|@example\./i;
const LOCAL_HOST = /(?:^|\.)(?:localhost|example|test|invalid|local)$/i;

const good = (subject: string, words: string): Finding => ({ subject, ok: true, words });
const bad = (subject: string, words: string): Finding => ({ subject, ok: false, words });

export function companyFindings({
  name,
  legalName,
  taxId,
  email,
  phone,
  phoneLink,
  registry,
  transportAuthorisation,
}: CompanyFacts): Finding[] {
  const file = "in content/company.yaml";
  const gaps = Object.entries(registry).flatMap(([field, value]) => (value.trim() === "" ? [field] : []));
  const named = [name, legalName].some((text) => text.includes(SAMPLE_NAME));
  return [
    named
      ? bad("company name", `${SAMPLE_NAME} is a sample; write the real names ${file} (LSSI 10.1.a)`)
      : good("company name", legalName),
    taxId === SAMPLE_TAX_ID
      ? bad("tax id", `${taxId} is a sample; write the real one ${file} (LSSI 10.1.e)`)
      : good("tax id", taxId),
    SAMPLE_MAIL.test(email)
      ? bad("e-mail", `${email} reaches nobody; write the real one ${file}`)
      : good("e-mail", email),
    phoneLink.replaceAll(" ", "") === SAMPLE_PHONE
      ? bad("phone", `${phone} is a sample; write the real one ${file}`)
      : good("phone", phone),
    gaps.length > 0
      ? bad(
          "registry data",
          `empty ${file}: ${gaps.join(", ")}; the legal notice shows gaps, and the law asks for them (LSSI 10.1.b)`,
        )
      : good("registry data", "complete"),
    transportAuthorisation.trim() === ""
      ? bad(
          "transport",
          `transportAuthorisation is empty ${file}; who carries goods for others must name the authorisation (LSSI 10.1.c)`,
        )
      : good("transport", transportAuthorisation),
  ];
}

/**
 * A management policy older than the standards beside which it stands: ISO 9001, 14001 and 45001 (5.2) ask for a policy
 * that is kept up to date.
 * @param policy text of content/legal/politica-calidad.es.md
 * @param certificates text of content/certificates.yaml, which names standards such as `ISO 45001:2018`
 */
export function qualityPolicyFinding(policy: string, certificates: string): Finding {
  const subject = "quality policy";
  const dated = Number(/^updated: .*?(\d{4})\s*$/m.exec(policy)?.[1]);
  const standards = new Set(certificates.match(/ISO \d+:\d{4}/g));
  const newer = [...standards].filter((title) => Number(title.slice(-4)) > dated);
  return newer.length > 0
    ? bad(
        subject,
        `dated ${dated}, before ${newer.join(", ")} existed; have the management sign a current one (5.2 of each standard)`,
      )
    : good(subject, `dated ${dated}`);
}

export function settingsFindings(settings: Settings, hasOwnSecret: boolean): Finding[] {
  const { siteUrl, https, smtpUrl, mailTo, mailFrom, databaseUrl, trustProxy } = settings;
  const { hostname } = new URL(siteUrl);
  const local = LOCAL_HOST.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  const shared = databaseUrl !== undefined;
  return [
    local || !https
      ? bad("SITE_URL", `${siteUrl} is not a public https address; set it and build again`)
      : good("SITE_URL", siteUrl),
    smtpUrl === undefined
      ? bad("SMTP_URL", "not set: messages are stored but never mailed")
      : good("SMTP_URL", "set"),
    mailTo === undefined
      ? bad("MAIL_TO", "not set: messages go to the company's public e-mail; name who reads them")
      : good("MAIL_TO", mailTo.join(", ")),
    mailFrom === undefined
      ? bad("MAIL_FROM", "not set: name an address your mail server may send as")
      : good("MAIL_FROM", mailFrom),
    https && trustProxy === false
      ? bad("TRUST_PROXY", "not set: behind the proxy that speaks https all visitors look like one; set 1")
      : good("TRUST_PROXY", "fits"),
    shared && !hasOwnSecret
      ? bad("COOKIE_SECRET", "not set: each machine on one PostgreSQL makes its own; give all the same")
      : good("COOKIE_SECRET", hasOwnSecret ? "set" : "made and kept in DATA_DIR"),
  ];
}

/** Others that get visitors' data: what their contract must say, nobody but the owner can see. */
export function processorFindings({ ANALYTICS_ID, FORM_FORWARD_URL }: Environment): Finding[] {
  const findings = [];
  if (ANALYTICS_ID?.trim())
    findings.push(
      good(
        "Google Analytics",
        "set: accept its data processing terms (RGPD 28); Google LLC must be on the Data Privacy Framework list (RGPD 45)",
      ),
    );
  if (FORM_FORWARD_URL?.trim())
    findings.push(
      good(
        "form service",
        "set: sign a processor contract (RGPD 28); if it keeps data outside the EEA, the privacy policy must say so (RGPD 13.1.f)",
      ),
    );
  return findings;
}

/** `null`: there is no built site. */
export function buildFinding(manifest: Manifest | null, { siteUrl }: Settings): Finding {
  if (manifest === null) return bad("built site", "missing; run: npm run build");
  if (new URL(manifest.build.siteUrl).origin !== siteUrl) {
    return bad("built site", `built for ${manifest.build.siteUrl}, served as ${siteUrl}; run: npm run build`);
  }
  return good("built site", `${Object.keys(manifest.files).length} files`);
}

const STUCK_AFTER_MS = 60 * 60 * 1000;

/** What lies in the store and waits for somebody to do something. */
export function storedFindings(
  { waiting, dead, oldestWaitingSince }: Backlog,
  setAside: readonly string[],
  freeBytes: number,
  now: number,
): Finding[] {
  const room = roomProblem(freeBytes);
  const stuck = oldestWaitingSince !== null && now - oldestWaitingSince > STUCK_AFTER_MS;
  const resend =
    "mend the reason (npm run messages -- list --state dead, then show <id>), then resend --dead";
  return [
    dead > 0
      ? bad("messages", `${dead} could not be delivered; ${resend}, or mark them handled <id>`)
      : stuck
        ? bad("messages", `${waiting} wait, one for over an hour; see the mail server below`)
        : good("messages", `${waiting} wait to be mailed`),
    room === undefined
      ? good("disk", "has room for messages with files")
      : bad("disk", `${room}; make room, or move DATA_DIR to a larger disk`),
    setAside.length > 0
      ? bad("set aside", `${setAside.join(", ")} in DATA_DIR: recover what you need, then move it away`)
      : good("set aside", "nothing"),
  ];
}
