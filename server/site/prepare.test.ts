import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { readPageSettings } from "../../contract/settings.ts";
import { buildSmallSite, temporaryFolder } from "../../tests/parts/small-site.ts";
import { loadSite } from "../pages/site.ts";
import { MANIFEST_FILE, readManifest } from "./manifest.ts";
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
  const { files } = await prepareSite(dist, readPageSettings({}));
  expect(files["favicon.ico"]?.type).toBe("image/x-icon");
});

test("doing it twice changes nothing", async () => {
  const dist = await smallSite();
  const first = readFileSync(join(dist, MANIFEST_FILE), "utf8");
  await prepareSite(dist, readPageSettings({}));
  expect(readFileSync(join(dist, MANIFEST_FILE), "utf8")).toBe(first);
});

test("a changed page has another mark and other hashes", async () => {
  const dist = await smallSite();
  const before = readManifest(dist).files["es/index.html"];
  writeFileSync(join(dist, "es/index.html"), "<script>other()</script>".padEnd(300));
  const after = (await prepareSite(dist, readPageSettings({}))).files["es/index.html"];
  expect(after?.hash).not.toBe(before?.hash);
  expect(after?.inline?.scripts).not.toEqual(before?.inline?.scripts);
});

test("a site that lost a page it must have is not served", async () => {
  const dist = await smallSite();
  rmSync(join(dist, "404.html"));
  await prepareSite(dist, readPageSettings({}));
  expect(() => loadSite(dist, false)).toThrow(/falta 404\.html.*npm run build/);
});
