import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { mayBeServed } from "./served-files.ts";

const above = realpathSync(mkdtempSync(join(tmpdir(), "served-")));
const root = join(above, "site");

const FILES = [
  "src/site/site.ts",
  "content/home.yaml",
  "public/favicon.ico",
  "node_modules/react/index.js",
  "data/site.sqlite",
  "data/cookie-secret",
  ".env",
  "package.json",
  "server/main.ts",
  "publications/.publish-lock",
];

beforeAll(() => {
  for (const file of [...FILES.map((name) => join(root, name)), join(above, "outside.txt")]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "text");
  }
  symlinkSync(join(above, "outside.txt"), join(root, "public/link.txt"));
  symlinkSync(join(root, "data"), join(root, "content/link"));
});

describe("served", () => {
  test.each([
    "/es/",
    "/editor",
    "/@vite/client",
    "/@id/virtual:something",
    "/src/site/site.ts",
    "/content/home.yaml",
    "/favicon.ico",
    "/node_modules/react/index.js",
    `/@fs${root}/src/site/site.ts`,
  ])("%s", (path) => expect(mayBeServed(root, path)).toBe(true));
});

describe("not served", () => {
  test.each([
    "/data/site.sqlite",
    "/data/cookie-secret",
    "//data/site.sqlite",
    "/src/../data/site.sqlite",
    "/src/%2e%2e/data/site.sqlite",
    "/%64ata/site.sqlite",
    "/.env",
    "/package.json",
    "/server/main.ts",
    "/publications/.publish-lock",
    `/@fs${root}/data/site.sqlite`,
    `/@fs/${root}/data/site.sqlite`,
    `/@id/${root}/data/site.sqlite`,
    "/@id/data/site.sqlite",
    `/@fs${above}/outside.txt`,
    "/@fs/etc/passwd",
    "/link.txt",
    "/public/link.txt",
    "/content/link/site.sqlite",
    "/__open-in-editor",
    "//__open-in-editor",
    "/%00",
    "/%zz",
  ])("%s", (path) => expect(mayBeServed(root, path)).toBe(false));
});
