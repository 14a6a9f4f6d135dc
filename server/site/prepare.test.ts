import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { buildSmallSite, temporaryFolder } from "../../tests/parts/small-site.ts";
import { loadSite } from "../pages/site.ts";
import { buildSettingsOf, MANIFEST_FILE, readManifest } from "./manifest.ts";
import { prepareSite } from "./prepare.ts";

async function smallSite(): Promise<string> {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return buildSmallSite(folder);
}

test("text is compressed once, beforehand, and unpacks to itself", async () => {
  const dist = await smallSite();
  const page = join(dist, "es/servicios.html");
  const text = readFileSync(page);
  expect(brotliDecompressSync(readFileSync(`${page}.br`))).toEqual(text);
  expect(gunzipSync(readFileSync(`${page}.gz`))).toEqual(text);
  expect(existsSync(join(dist, "share.png.br"))).toBe(false);
  expect(existsSync(join(dist, "robots.txt.br"))).toBe(false);
});

test("an icon is served as an icon", async () => {
  const dist = await smallSite();
  writeFileSync(join(dist, "favicon.ico"), "icon");
  const { files } = await prepareSite(dist, buildSettingsOf({}));
  expect(files["favicon.ico"]?.type).toBe("image/x-icon");
});

test("doing it twice changes nothing", async () => {
  const dist = await smallSite();
  const first = readFileSync(join(dist, MANIFEST_FILE), "utf8");
  await prepareSite(dist, buildSettingsOf({}));
  expect(readFileSync(join(dist, MANIFEST_FILE), "utf8")).toBe(first);
});

test("a changed page has another mark and other hashes", async () => {
  const dist = await smallSite();
  const before = readManifest(dist).files["es/index.html"];
  writeFileSync(join(dist, "es/index.html"), "<script>other()</script>".padEnd(300));
  const after = (await prepareSite(dist, buildSettingsOf({}))).files["es/index.html"];
  expect(after?.hash).not.toBe(before?.hash);
  expect(after?.inline?.scripts).not.toEqual(before?.inline?.scripts);
});

test("a site that lost a page it must have is not served", async () => {
  const dist = await smallSite();
  rmSync(join(dist, "404.html"));
  await prepareSite(dist, buildSettingsOf({}));
  expect(() => loadSite(dist, false)).toThrow(/falta 404\.html.*npm run build/);
});

test.each([
  [{ ANALYTICS_ID: "G-1'; script-src *" }, "ANALYTICS_ID está mal escrito"],
  [{ FORM_FORWARD_URL: "forms" }, "FORM_FORWARD_URL está mal escrito"],
  [{ FORM_FORWARD_URL: "javascript:alert(1)" }, "FORM_FORWARD_URL está mal escrito"],
])("a wrong build setting %j is named", (environment, message) => {
  expect(() => buildSettingsOf(environment)).toThrow(message);
});
