import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type Environment, readSettings } from "./config.ts";

const folder = mkdtempSync(join(tmpdir(), "settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (environment: Environment) => readSettings({ DATA_DIR: join(folder, "data"), ...environment });

function messageOf(environment: Environment): string {
  try {
    read(environment);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
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
    consentRetentionMonths: 60,
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
    ["PORT", "http", "whole number"],
    ["PORT", "70000", "0 to 65535"],
    ["PORT", "-1", "whole number"],
    ["SITE_URL", "www.company.eus", "public address"],
    ["SITE_URL", "https://company.eus/web", "without a path"],
    ["SITE_URL", "javascript:alert(1)", "public address"],
    ["DATABASE_URL", "mysql://host/name", "PostgreSQL"],
    ["SMTP_URL", "mail.company.eus", "mail server"],
    ["MAIL_TO", "a@company.eus, b", "e-mail addresses"],
    ["MAIL_FROM", "Web <web>", "one e-mail address"],
    ["MAIL_FROM", "a@company.eus\nBcc: b@company.eus", "one e-mail address"],
    ["TRUST_PROXY", "yes", "number of proxies"],
    ["TRUST_PROXY", "10.0.0.0/99", "number of proxies"],
    ["COOKIE_SECRET", "short", "32 random characters"],
    ["LOG_LEVEL", "loud", "one of fatal, error"],
    ["MESSAGE_RETENTION_MONTHS", "0", "1 to 1200"],
    ["CONSENT_RETENTION_MONTHS", "0", "1 to 1200"],
    ["SMTP_TLS", "no", "required, optional"],
    ["METRICS_ALLOW", "everyone", "addresses or networks"],
    ["DATA_DIR", "/proc/nowhere/data", "read and written"],
  ])("%s=%j", (name, value, takes) => {
    const message = messageOf({ [name]: value });
    expect(message.split("\n")).toHaveLength(1);
    expect(message).toContain(`${name} takes`);
    expect(message).toContain(takes);
  });

  test("several are told at once, and none of their values", () => {
    const message = messageOf({ PORT: "x", SMTP_URL: "https://user:hush@host", COOKIE_SECRET: "hush" });
    expect(message.split("\n")).toHaveLength(3);
    expect(message).not.toContain("hush");
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
    expect(messageOf({ DATA_DIR: dataDir })).toContain("holds fewer");
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
