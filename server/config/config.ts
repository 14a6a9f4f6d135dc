/** Every setting of the running server, read and checked once. What each one means is told in `.env.example`. */
import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import {
  DEFAULT_CONSENT_PROOF_MONTHS,
  DEFAULT_MESSAGE_MONTHS,
  RETENTION_MONTHS,
} from "../../contract/retention.ts";
import { keptCookieSecret, MINIMUM_SECRET_LENGTH } from "./cookie-secret.ts";
import { SettingsError } from "./settings-error.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const SMTP_TLS = ["required", "optional"] as const;
export const DEFAULT_SITE_URL = "http://localhost:3000";

export type Environment = Readonly<Record<string, string | undefined>>;

const MAILBOX = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;
const NAMED_MAILBOX = /^(?:[^<>\r\n"]*<([^<>]+)>|([^<>\r\n]+))$/;

const list = (text: string) => text.split(",").map((item) => item.trim());

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function isUrlOf(schemes: readonly string[]) {
  return (text: string) => URL.canParse(text) && schemes.includes(new URL(text).protocol);
}

function isOrigin(text: string): boolean {
  if (!isUrlOf(["http:", "https:"])(text)) return false;
  const url = new URL(text);
  return `${url.origin}/` === url.href;
}

function isSender(text: string): boolean {
  const [, bracketed, plain] = NAMED_MAILBOX.exec(text) ?? [];
  return MAILBOX.test((bracketed ?? plain ?? "").trim());
}

function wholeNumber(lowest: number, highest: number, fallback: number) {
  const takes = `a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .default(String(fallback))
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= lowest && Number(text) <= highest, takes)
    .transform(Number);
}

const months = (fallback: number) => wholeNumber(RETENTION_MONTHS.lowest, RETENTION_MONTHS.highest, fallback);

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

const schema = z.object({
  HOST: z.string("the address to listen on").optional(),
  PORT: wholeNumber(0, 65_535, 3000),
  SITE_URL: z
    .string()
    .default(DEFAULT_SITE_URL)
    .refine(isOrigin, "the site's public address without a path, like https://www.company.eus")
    .transform((text) => new URL(text).origin),
  DATA_DIR: z
    .string()
    .default("./data")
    .transform((folder) => resolve(folder)),
  DATABASE_URL: z
    .string()
    .refine(
      isUrlOf(["postgres:", "postgresql:"]),
      "a PostgreSQL address, like postgres://user:password@host/name",
    )
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isUrlOf(["smtp:", "smtps:"]), "a mail server's address, like smtps://user:password@host:465")
    .optional(),
  SMTP_TLS: z.enum(SMTP_TLS, `one of ${SMTP_TLS.join(", ")}`).default("required"),
  MAIL_TO: z
    .string()
    .refine(
      (text) => list(text).every((address) => MAILBOX.test(address)),
      "e-mail addresses, separated by commas",
    )
    .transform(list)
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, "one e-mail address, plain or like Web <web@company.eus>")
    .optional(),
  MAIL_MAX_MB: wholeNumber(1, 1000, 25),
  TRUST_PROXY: z
    .string()
    .default("false")
    .refine(
      isProxyList,
      "false, the number of proxies in front, or their addresses and networks, separated by commas",
    )
    .transform(proxyTrust),
  COOKIE_SECRET: z
    .string()
    .min(MINIMUM_SECRET_LENGTH, `at least ${MINIMUM_SECRET_LENGTH} random characters`)
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`).default("info"),
  MESSAGE_RETENTION_MONTHS: months(DEFAULT_MESSAGE_MONTHS),
  CONSENT_RETENTION_MONTHS: months(DEFAULT_CONSENT_PROOF_MONTHS),
  METRICS_ALLOW: z
    .string()
    .refine(
      (text) => list(text).every(isNetwork),
      "addresses or networks, separated by commas, like 10.0.0.0/8",
    )
    .transform(list)
    .default([]),
});

/** `NAME=` in an `.env` file means the same as no line at all. */
function withoutBlanks(environment: Environment): Record<string, string> {
  const filled = Object.entries(environment).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()]] : [],
  );
  return Object.fromEntries(filled);
}

/** Checks and shapes the environment; throws a `SettingsError`. Makes the cookie secret if there is none yet. */
export function readSettings(environment: Environment) {
  const { data, error } = schema.safeParse(withoutBlanks(environment));
  if (error) {
    throw new SettingsError(
      error.issues.map(({ path, message }) => `${path.join(".")} takes ${message}.`).join("\n"),
    );
  }
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
    mailFrom: data.MAIL_FROM,
    mailMaxBytes: data.MAIL_MAX_MB * 1_000_000,
    trustProxy: data.TRUST_PROXY,
    cookieSecret: data.COOKIE_SECRET ?? keptCookieSecret(data.DATA_DIR),
    logLevel: data.LOG_LEVEL,
    messageRetentionMonths: data.MESSAGE_RETENTION_MONTHS,
    consentRetentionMonths: data.CONSENT_RETENTION_MONTHS,
    metricsAllow: data.METRICS_ALLOW,
  } as const;
}

export type Settings = ReturnType<typeof readSettings>;

/** The process's environment, with what an `.env` file in the working folder adds to it. */
export function processEnvironment(): Environment {
  try {
    process.loadEnvFile();
  } catch (error) {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!missing) throw new SettingsError(`.env cannot be read: ${String(error)}`);
  }
  return process.env;
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
