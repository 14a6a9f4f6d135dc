/** What can be told about going live from the company's facts and the settings alone. */

import { isIP } from "node:net";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { PageSettings } from "../../contract/settings.ts";
import type { Settings } from "../config/config.ts";
import { type Backlog, STUCK_AFTER_MS } from "../contact/deliveries.ts";
import type { SenderDomain } from "../contact/sender-domain.ts";
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
  address: z.object({ street: z.string() }),
  registry: z.record(z.string(), z.string()),
  transportAuthorisation: z.string(),
});
export type CompanyFacts = z.infer<typeof companyFacts>;

const SAMPLE_NAME = "Harlur";
const SAMPLE_TAX_ID = "B00000000";
const SAMPLE_PHONE = /946000000$/;
const SAMPLE_STREET = "Harkaitzpe Industrialdea";
/** Names that by agreement belong to nobody (RFC 2606). */
const SAMPLE_MAIL = /\.(?:example|test|invalid|localhost)$|@example\./i;
const LOCAL_HOST = /(?:^|\.)(?:localhost|example|test|invalid|local)$/i;

export const good = (subject: string, words: string): Finding => ({ subject, ok: true, words });
export const bad = (subject: string, words: string): Finding => ({ subject, ok: false, words });

export function companyFindings({
  name,
  legalName,
  taxId,
  email,
  phone,
  address,
  registry,
  transportAuthorisation,
}: CompanyFacts): Finding[] {
  const file = "en content/company.yaml";
  const gaps = Object.entries(registry).flatMap(([field, value]) => (value.trim() === "" ? [field] : []));
  const named = [name, legalName].some((text) => text.includes(SAMPLE_NAME));
  return [
    named
      ? bad("nombre", `${SAMPLE_NAME} es de muestra: escribe los nombres de la empresa ${file} (LSSI 10.1.a)`)
      : good("nombre", legalName),
    taxId === SAMPLE_TAX_ID
      ? bad("NIF", `${taxId} es de muestra: escribe el de la empresa ${file} (LSSI 10.1.e)`)
      : good("NIF", taxId),
    address.street.includes(SAMPLE_STREET)
      ? bad("domicilio", `${address.street} es de muestra: escribe el domicilio social ${file} (LSSI 10.1.a)`)
      : good("domicilio", address.street),
    SAMPLE_MAIL.test(email)
      ? bad("correo", `${email} no es de nadie: escribe el de la empresa ${file} (LSSI 10.1.a)`)
      : good("correo", email),
    SAMPLE_PHONE.test(phone.replace(/\D/g, ""))
      ? bad("teléfono", `${phone} es de muestra: escribe el de la empresa ${file} (LSSI 10.1.a)`)
      : good("teléfono", phone),
    gaps.length > 0
      ? bad(
          "registro mercantil",
          `vacíos ${file}: ${gaps.join(", ")}; la ley los pide y en el aviso legal salen como huecos (LSSI 10.1.b)`,
        )
      : good("registro mercantil", "completo"),
    transportAuthorisation.trim() === ""
      ? bad(
          "transporte",
          `transportAuthorisation está vacío ${file}: quien transporta mercancías para otros tiene que indicar su autorización y el órgano que la supervisa (LSSI 10.1.c)`,
        )
      : good("transporte", transportAuthorisation),
  ];
}

/**
 * A management policy older than the standards beside which it stands: ISO 9001, 14001 and 45001 (5.2) ask for a policy
 * that is kept up to date.
 * @param policy text of content/legal/politica-calidad.es.md
 * @param certificates text of content/certificates.yaml, which names standards such as `ISO 45001:2018`
 */
export function qualityPolicyFinding(policy: string, certificates: string): Finding {
  const subject = "política de calidad";
  const dated = Number(/^updated: .*?(\d{4})\s*$/m.exec(policy)?.[1]);
  const standards = new Set(certificates.match(/ISO \d+:\d{4}/g));
  const newer = [...standards].filter((title) => Number(title.slice(-4)) > dated);
  return newer.length > 0
    ? bad(
        subject,
        `es de ${dated}, anterior a ${newer.join(", ")}: la dirección tiene que firmar una actual (apartado 5.2 de cada norma)`,
      )
    : good(subject, `de ${dated}`);
}

export function settingsFindings(settings: Settings, hasOwnSecret: boolean): Finding[] {
  const { siteUrl, https, smtpUrl, mailTo, mailFrom, databaseUrl, deskUrl, trustProxy } = settings;
  const { hostname } = new URL(siteUrl);
  const local = LOCAL_HOST.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  const secretIsNeeded = databaseUrl
    ? "cada máquina con el mismo PostgreSQL usaría su propia clave; escribe en todas la misma"
    : deskUrl && "la cuenta del editor podría cambiar la de DATA_DIR por otra; escribe una en .env";
  return [
    local || !https
      ? bad(
          "SITE_URL",
          `${siteUrl} no es una dirección pública con https: escríbela y ejecuta npm run publish`,
        )
      : good("SITE_URL", siteUrl),
    smtpUrl === undefined
      ? bad("SMTP_URL", "falta: los mensajes se guardan, pero no llegan a ningún correo")
      : good("SMTP_URL", "escrito"),
    mailTo === undefined
      ? bad(
          "MAIL_TO",
          "falta: los mensajes irán al correo público de la empresa; escribe el de quien los lee",
        )
      : good("MAIL_TO", mailTo.join(", ")),
    mailFrom === undefined
      ? bad("MAIL_FROM", "falta: escribe una dirección desde la que tu servidor de correo deje enviar")
      : good("MAIL_FROM", mailFrom),
    https && trustProxy === false
      ? bad("TRUST_PROXY", "falta: detrás del proxy de https todos los visitantes parecen uno; escribe 1")
      : good("TRUST_PROXY", "bien"),
    secretIsNeeded && !hasOwnSecret
      ? bad("COOKIE_SECRET", `falta: ${secretIsNeeded}`)
      : good("COOKIE_SECRET", hasOwnSecret ? "escrito" : "creado y guardado en DATA_DIR"),
  ];
}

export function senderDomainFinding({ domain, listsItsServers, problem }: SenderDomain): Finding {
  const subject = "dominio del remitente";
  const what = "qué servidores envían su correo (SPF)";
  if (listsItsServers === "yes") return good(subject, `${domain} dice en su DNS ${what}`);
  if (listsItsServers === "unknown")
    return bad(subject, `no se ha podido preguntar al DNS por ${domain}: ${problem}`);
  return bad(
    subject,
    `${domain} no dice en su DNS ${what}: los mensajes pueden acabar en el correo no deseado; pide ese registro a quien lleva el dominio`,
  );
}

/** `null`: there is no built site. */
export function buildFinding(manifest: Manifest | null, wanted: PageSettings): Finding {
  if (manifest === null) return bad("web construida", "falta: ejecuta npm run publish");
  if (manifest.build.siteUrl !== wanted.siteUrl) {
    return bad(
      "web construida",
      `está hecha para ${manifest.build.siteUrl} y se sirve como ${wanted.siteUrl}: ejecuta npm run publish`,
    );
  }
  if (!isDeepStrictEqual(manifest.build, wanted)) {
    return bad(
      "web construida",
      "está hecha con otros ajustes, que salen en las páginas: ejecuta npm run publish",
    );
  }
  return good("web construida", `${Object.keys(manifest.files).length} archivos`);
}

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
    "corrige la causa (npm run messages -- list --state dead, y después show <id>) y envíalos con resend --dead";
  return [
    dead > 0
      ? bad("mensajes", `${dead} sin entregar: ${resend}, o márcalos como leídos con handled <id>`)
      : stuck
        ? bad(
            "mensajes",
            `${waiting} en espera, alguno desde hace más de una hora: mira el servidor de correo`,
          )
        : good("mensajes", `${waiting} en espera`),
    room === undefined
      ? good("disco", "hay sitio para mensajes con archivos")
      : bad("disco", `${room}: haz sitio, o lleva DATA_DIR a un disco mayor`),
    setAside.length > 0
      ? bad(
          "bases apartadas",
          `${setAside.join(", ")} en DATA_DIR: recupera lo que haga falta y llévatelas de ahí`,
        )
      : good("bases apartadas", "ninguna"),
  ];
}
