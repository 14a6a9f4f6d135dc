/** Every setting of the running server, read and checked once. What each one means is told in `.env.example`. */
import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import {
  type Environment,
  isOrigin,
  pageSettingsSchema,
  SettingsError,
  settingsSentences,
  wholeNumber,
  withoutBlanks,
} from "../../contract/settings.ts";
import { LOG_LEVELS } from "../base/log.ts";
import { keptCookieSecret, MINIMUM_SECRET_LENGTH, randomSecret } from "./cookie-secret.ts";

const SMTP_TLS = ["required", "optional"] as const;
const ENV_FILE = ".env";

const MAILBOX = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;
const NAMED_MAILBOX = /^(?:[^<>\r\n"]*<([^<>]+)>|([^<>\r\n]+))$/;

const list = (text: string) => text.split(",").map((item) => item.trim());

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function isSender(text: string): boolean {
  const [, bracketed, plain] = NAMED_MAILBOX.exec(text) ?? [];
  return MAILBOX.test((bracketed ?? plain ?? "").trim());
}

const LOOPBACK_NAME = "loopback";
const isProxyList = (text: string) =>
  /^(?:true|false|\d{1,2})$/.test(text) ||
  list(text).every((item) => item === LOOPBACK_NAME || isNetwork(item));

/** `true` means one proxy: believing every hop would let a visitor choose his own address. */
function proxyTrust(text: string): false | number | string[] {
  if (text === "false" || text === "0") return false;
  if (text === "true") return 1;
  return /^\d+$/.test(text) ? Number(text) : list(text);
}

const mailboxes = z
  .string()
  .refine(
    (text) => list(text).every((address) => MAILBOX.test(address)),
    "direcciones de correo, separadas por comas",
  )
  .transform(list)
  .optional();

/** Of those in the pages, the ones that the running server obeys too. */
const obeyed = pageSettingsSchema.pick({
  SITE_URL: true,
  MESSAGE_RETENTION_MONTHS: true,
  CONSENT_RETENTION_MONTHS: true,
});

const schema = obeyed.extend({
  HOST: z.string("la dirección en la que escucha").optional(),
  PORT: wholeNumber(0, 65_535, 3000),
  DATA_DIR: z
    .string()
    .default("./data")
    .transform((folder) => resolve(folder)),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/,
      error: "la dirección de un PostgreSQL, como postgres://usuario:clave@servidor/nombre",
    })
    .optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: "la dirección de un servidor de correo, como smtps://usuario:clave@servidor:465",
    })
    .optional(),
  SMTP_TLS: z.enum(SMTP_TLS, `una de estas palabras: ${SMTP_TLS.join(", ")}`).default("required"),
  MAIL_TO: mailboxes,
  ALARM_TO: mailboxes,
  MAIL_FROM: z
    .string()
    .refine(isSender, "una dirección de correo, sola o así: Web <web@empresa.eus>")
    .optional(),
  MAIL_MAX_MB: wholeNumber(1, 1000, 25),
  TRUST_PROXY: z
    .string()
    .default("false")
    .refine(isProxyList, "false, cuántos proxies hay delante, o sus direcciones y redes, separadas por comas")
    .transform(proxyTrust),
  COOKIE_SECRET: z
    .string()
    .min(MINIMUM_SECRET_LENGTH, `una clave de al menos ${MINIMUM_SECRET_LENGTH} caracteres al azar`)
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `una de estas palabras: ${LOG_LEVELS.join(", ")}`).default("info"),
  DESK_URL: z
    .string()
    .refine(
      (text) => isOrigin(text) && text.startsWith("https:"),
      "la dirección del editor detrás del proxy, con https y sin ruta, como https://editor.empresa.eus",
    )
    .transform((text) => new URL(text).origin)
    .optional(),
  METRICS_ALLOW: z
    .string()
    .refine(
      (text) => list(text).every(isNetwork),
      "direcciones o redes, separadas por comas, como 10.0.0.0/8",
    )
    .transform(list)
    .default([]),
});

/** For the editor, which starts whatever else is set wrongly: messages and state say what is. Throws a `SettingsError`. */
export function deskUrlOf(environment: Environment): string | undefined {
  const { data, error } = schema.pick({ DESK_URL: true }).safeParse(withoutBlanks(environment));
  if (error) throw new SettingsError(settingsSentences(error).join("\n"));
  return data.DESK_URL;
}

/** Checks and shapes the environment; throws a `SettingsError`. Makes the cookie secret if there is none yet. */
export function readSettings(environment: Environment) {
  const { data, error } = schema.safeParse(withoutBlanks(environment));
  if (error) throw new SettingsError(settingsSentences(error).join("\n"));
  return shaped(data, data.COOKIE_SECRET ?? keptCookieSecret(data.DATA_DIR));
}

/** Without these nobody can say where the pages are to be found. */
const NEEDED_TO_LISTEN: readonly unknown[] = ["PORT", "HOST"];

/**
 * For the server: pages are served whatever else is set wrongly. What is wrong is named in `wrong`, and as long as
 * anything is, messages are neither taken nor sent nor erased. Throws a `SettingsError` when it is not known where to
 * listen.
 * @param builtFor the address the pages were built for, in case SITE_URL is none
 * @param unreadable sentences about settings that could not even be read
 */
export function readSettingsToServe(
  environment: Environment,
  builtFor?: string,
  unreadable: readonly string[] = [],
): Settings {
  const given = withoutBlanks(environment);
  const { error } = schema.safeParse(given);
  const names = error?.issues.map(({ path: [name] }) => name) ?? [];
  if (error && names.some((name) => NEEDED_TO_LISTEN.includes(name)))
    throw new SettingsError(settingsSentences(error).join("\n"));
  const right = Object.entries(given).filter(([name]) => !names.includes(name));
  const noAddress = names.includes("SITE_URL") || (unreadable.length > 0 && given.SITE_URL === undefined);
  const instead = noAddress && builtFor !== undefined ? { SITE_URL: builtFor } : {};
  const data = schema.parse({ ...Object.fromEntries(right), ...instead });
  const wrong = [...unreadable, ...(error ? settingsSentences(error) : [])];
  try {
    const secret =
      data.COOKIE_SECRET ?? (wrong.length > 0 ? randomSecret() : keptCookieSecret(data.DATA_DIR));
    return shaped(data, secret, wrong);
  } catch (cause) {
    if (!(cause instanceof SettingsError)) throw cause;
    return shaped(data, randomSecret(), [cause.message]);
  }
}

function shaped(data: z.infer<typeof schema>, cookieSecret: string, wrong: readonly string[] = []) {
  return {
    /** undefined: every address of the machine */
    host: data.HOST,
    port: data.PORT,
    /** the site's origin, without a slash at its end */
    siteUrl: data.SITE_URL,
    https: data.SITE_URL.startsWith("https:"),
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    smtpUrl: data.SMTP_URL,
    smtpTls: data.SMTP_TLS,
    mailTo: data.MAIL_TO,
    alarmTo: data.ALARM_TO,
    mailFrom: data.MAIL_FROM,
    mailMaxBytes: data.MAIL_MAX_MB * 1_000_000,
    trustProxy: data.TRUST_PROXY,
    cookieSecret,
    /** sentences, one for each setting that is wrong; only the server goes on with any */
    wrong,
    logLevel: data.LOG_LEVEL,
    /** of the editor behind a proxy */
    deskUrl: data.DESK_URL,
    messageRetentionMonths: data.MESSAGE_RETENTION_MONTHS,
    consentRetentionMonths: data.CONSENT_RETENTION_MONTHS,
    metricsAllow: data.METRICS_ALLOW,
  } as const;
}

export type Settings = ReturnType<typeof shaped>;

/** The process's environment, with what an `.env` file in the working folder adds to it. */
export function processEnvironment(): Environment {
  for (const [name, value] of Object.entries(parseEnv(envFile()))) process.env[name] ??= value;
  return process.env;
}

/** Not by `process.loadEnvFile`, which takes a file that it may not read for one that is not there. */
function envFile(): string {
  try {
    return readFileSync(ENV_FILE, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT") return "";
    throw new SettingsError(
      `No se puede leer el archivo ${ENV_FILE} (${code}). Tiene que poder leerlo la cuenta que ejecuta la web: chgrp y chmod 640.`,
    );
  }
}

/** For the server, which goes on without a file that it may not read. */
export function environmentToServe(): { environment: Environment; unreadable: string[] } {
  try {
    return { environment: processEnvironment(), unreadable: [] };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    // The file may have said to listen on this machine only.
    return { environment: { HOST: "127.0.0.1", ...process.env }, unreadable: [error.message] };
  }
}

/** For a process's first lines: a wrong setting ends it with its line and no stack. */
export function orExit<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

export function settingsOrExit(): Settings {
  return orExit(() => readSettings(processEnvironment()));
}
