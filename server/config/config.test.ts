import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { Environment } from "../../contract/settings.ts";
import { errorMessage } from "../base/error-message.ts";
import { readSettings, readSettingsToServe } from "./config.ts";

const folder = mkdtempSync(join(tmpdir(), "settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (environment: Environment) => readSettings({ DATA_DIR: join(folder, "data"), ...environment });

function messageOf(environment: Environment): string {
  try {
    read(environment);
    return "";
  } catch (error) {
    return errorMessage(error);
  }
}

test("nothing has to be set", () => {
  expect(read({})).toMatchObject({
    port: 3000,
    siteUrl: "http://localhost:3000",
    https: false,
    trustProxy: false,
    logLevel: "info",
    smtpTls: "required",
    messageRetentionMonths: 24,
    consentRetentionMonths: 36,
    metricsAllow: [],
  });
});

test("a blank line in the .env file is no setting", () => {
  expect(read({ PORT: "", SMTP_URL: "  ", SITE_URL: "" })).toMatchObject({ port: 3000, smtpUrl: undefined });
});

test("settings are shaped for use", () => {
  const settings = read({
    SITE_URL: "https://WWW.Company.eus/",
    MAIL_TO: "a@company.eus, b@company.eus",
    MAIL_FROM: "Web <web@company.eus>",
    METRICS_ALLOW: "10.0.0.0/8, ::1",
  });
  expect(settings).toMatchObject({
    siteUrl: "https://www.company.eus",
    https: true,
    mailTo: ["a@company.eus", "b@company.eus"],
    mailFrom: "Web <web@company.eus>",
    metricsAllow: ["10.0.0.0/8", "::1"],
  });
});

test.each([
  ["false", false],
  ["0", false],
  ["true", 1],
  ["2", 2],
  ["loopback, 10.0.0.0/8", ["loopback", "10.0.0.0/8"]],
])("TRUST_PROXY=%s means %j", (written, trust) => {
  expect(read({ TRUST_PROXY: written }).trustProxy).toEqual(trust);
});

describe("a wrong setting is named with what it takes", () => {
  test.each([
    ["PORT", "http", "número entero"],
    ["PORT", "70000", "0 a 65535"],
    ["PORT", "-1", "número entero"],
    ["SITE_URL", "www.company.eus", "dirección pública"],
    ["SITE_URL", "https://company.eus/web", "sin ruta"],
    ["SITE_URL", "javascript:alert(1)", "dirección pública"],
    ["DATABASE_URL", "mysql://host/name", "PostgreSQL"],
    ["SMTP_URL", "mail.company.eus", "servidor de correo"],
    ["MAIL_TO", "a@company.eus, b", "direcciones de correo"],
    ["MAIL_FROM", "Web <web>", "una dirección de correo"],
    ["MAIL_FROM", "a@company.eus\nBcc: b@company.eus", "una dirección de correo"],
    ["TRUST_PROXY", "yes", "cuántos proxies"],
    ["TRUST_PROXY", "10.0.0.0/99", "cuántos proxies"],
    ["COOKIE_SECRET", "short", "32 caracteres al azar"],
    ["LOG_LEVEL", "loud", "fatal, error"],
    ["MESSAGE_RETENTION_MONTHS", "0", "1 a 1200"],
    ["CONSENT_RETENTION_MONTHS", "0", "1 a 1200"],
    ["SMTP_TLS", "no", "required, optional"],
    ["METRICS_ALLOW", "everyone", "direcciones o redes"],
    ["DATA_DIR", "/proc/nowhere/data", "leer y escribir"],
  ])("%s=%j", (name, value, takes) => {
    const message = messageOf({ [name]: value });
    expect(message.split("\n")).toHaveLength(1);
    expect(message).toContain(`${name} está mal escrito. Se espera: `);
    expect(message).toContain(takes);
  });

  test("several are told at once, and none of their values", () => {
    const message = messageOf({ PORT: "x", SMTP_URL: "https://user:hush@host", COOKIE_SECRET: "hush" });
    expect(message.split("\n")).toHaveLength(3);
    expect(message).not.toContain("hush");
  });
});

describe("the server goes on with what is right", () => {
  const toServe = (environment: Environment, builtFor?: string) =>
    readSettingsToServe({ DATA_DIR: join(folder, "data"), ...environment }, builtFor);

  test("and names what is wrong", () => {
    expect(toServe({ MAIL_TO: "nobody", TRUST_PROXY: "1" })).toMatchObject({
      wrong: [expect.stringMatching(/^MAIL_TO está mal escrito/)],
      trustProxy: 1,
      mailTo: undefined,
    });
    expect(toServe({}).wrong).toEqual([]);
  });

  test("with the address the pages were built for, and without a folder for its secret", () => {
    const { siteUrl, https, wrong } = toServe({ SITE_URL: "company" }, "https://company.eus");
    expect([siteUrl, https, wrong]).toEqual(["https://company.eus", true, [expect.any(String)]]);
    const homeless = toServe({ DATA_DIR: "/proc/nowhere/data" });
    expect(homeless.wrong).toEqual([expect.stringMatching(/^DATA_DIR está mal/)]);
    expect(homeless.cookieSecret.length).toBeGreaterThanOrEqual(43);
  });

  test("except where it is to listen", () => {
    expect(() => toServe({ PORT: "http", MAIL_TO: "nobody" })).toThrow(
      /^PORT está mal .*\nMAIL_TO está mal /,
    );
  });
});

describe("the cookie secret", () => {
  test("is made once, long, and readable by its owner only", () => {
    const dataDir = join(folder, "fresh");
    const { cookieSecret } = read({ DATA_DIR: dataDir });
    expect(cookieSecret.length).toBeGreaterThanOrEqual(43);
    expect(read({ DATA_DIR: dataDir }).cookieSecret).toBe(cookieSecret);
    expect(statSync(join(dataDir, "cookie-secret")).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  test("given as a setting is used as it is", () => {
    const given = "a secret of more than thirty-two characters";
    expect(read({ COOKIE_SECRET: given }).cookieSecret).toBe(given);
  });

  test("kept too short is refused", () => {
    const dataDir = join(folder, "short");
    read({ DATA_DIR: dataDir });
    writeFileSync(join(dataDir, "cookie-secret"), "short\n");
    expect(messageOf({ DATA_DIR: dataDir })).toContain("es más corta");
  });
});

test.runIf(process.getuid?.() === 0)(
  "a secret that root's command makes belongs to the site's account",
  () => {
    const data = join(folder, "of-the-site");
    mkdirSync(data, { mode: 0o700 });
    chownSync(data, 12_345, 12_345);
    read({ DATA_DIR: data });
    const { uid, gid, mode } = statSync(join(data, "cookie-secret"));
    expect([uid, gid, mode & 0o777]).toEqual([12_345, 12_345, 0o600]);
  },
);
