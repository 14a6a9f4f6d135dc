import { createHash } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { readPageSettings } from "../../contract/settings.ts";
import { ask } from "../../tests/parts/raw-http.ts";
import { runApp } from "../../tests/parts/running-app.ts";
import { INLINE_SCRIPT } from "../../tests/parts/small-site.ts";
import { contentSecurityPolicy, type PolicyOptions } from "./security-headers.ts";

const plain = await runApp();
const encrypted = await runApp({ environment: { SITE_URL: "https://www.harlur.example" } });
afterAll(() => Promise.all([plain.stop(), encrypted.stop()]));

const NO_INLINE = { scripts: [], styles: [], styleAttributes: [] };
const OPTIONS: PolicyOptions = { build: readPageSettings({}), https: false, hasMap: false };

function directive(policy: unknown, name: string): string | undefined {
  const parts = String(policy).split("; ");
  return parts.find((part) => part === name || part.startsWith(`${name} `));
}

describe("every document", () => {
  test("runs the scripts it was built with and no other", async () => {
    const { headers } = await ask(plain.port, "/es/");
    const policy = headers["content-security-policy"];
    const hash = createHash("sha256").update(INLINE_SCRIPT).digest("base64");
    expect(directive(policy, "default-src")).toBe("default-src 'none'");
    expect(directive(policy, "script-src")).toBe(`script-src 'self' 'sha256-${hash}'`);
    expect(directive(policy, "base-uri")).toBe("base-uri 'none'");
    expect(directive(policy, "form-action")).toBe("form-action 'self'");
    expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|http:/);
  });

  test("says what else a browser must not do with it", async () => {
    const { headers } = await ask(plain.port, "/es/");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["permissions-policy"]).toMatch(/camera=\(\).*geolocation=\(\)/);
  });

  test.each(["/es/", "/nope"])("%s leaves whoever opened it no hold on it, whoever asks", async (path) => {
    for (const site of ["none", "cross-site", "same-origin"]) {
      const { headers } = await ask(plain.port, path, { headers: { "sec-fetch-site": site } });
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    }
  });

  test("may frame the map on the contact page only", async () => {
    const [contact, home] = await Promise.all([ask(plain.port, "/eu/contacto"), ask(plain.port, "/eu/")]);
    const map = "frame-src https://www.openstreetmap.org";
    expect(directive(contact.headers["content-security-policy"], "frame-src")).toBe(map);
    expect(directive(home.headers["content-security-policy"], "frame-src")).toBeUndefined();
  });
});

test("under https browsers are told to stay there, and otherwise not", async () => {
  const [secret, open] = await Promise.all([ask(encrypted.port, "/es/"), ask(plain.port, "/es/")]);
  expect(secret.headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains; preload");
  expect(secret.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
  expect(open.headers["strict-transport-security"]).toBeUndefined();
  expect(open.headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
});

test.each(["/nope", "/servicios", "/es", "/%zz", "/robots.txt"])(
  "%s carries the common headers too",
  async (path) => {
    const { headers } = await ask(encrypted.port, path);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["strict-transport-security"]).toBeDefined();
  },
);

test("outside services are named only when the site was built with them", () => {
  const build = readPageSettings({
    ANALYTICS_ID: "G-ABC123",
    FORM_FORWARD_URL: "https://forms.example.org/a/b",
  });
  const open = contentSecurityPolicy(NO_INLINE, { ...OPTIONS, build });
  const closed = contentSecurityPolicy(NO_INLINE, OPTIONS);
  expect(directive(open, "script-src")).toContain("https://www.googletagmanager.com");
  expect(directive(open, "connect-src")).toContain("https://*.google-analytics.com");
  expect(directive(open, "connect-src")).toMatch(/ https:\/\/forms\.example\.org(?: |$)/);
  expect(closed).not.toContain("https:");
});

test("style attributes are allowed one by one", () => {
  const policy = contentSecurityPolicy({ ...NO_INLINE, styleAttributes: ["'sha256-a'"] }, OPTIONS);
  expect(directive(policy, "style-src-attr")).toBe("style-src-attr 'unsafe-hashes' 'sha256-a'");
});
