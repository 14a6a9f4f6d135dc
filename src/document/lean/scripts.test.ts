import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bundleStartup, startupOf, withOneScript } from "./scripts.ts";

const DOCUMENT = [
  '<html lang="es"><head><script>early()</script>',
  '<script type="module" src="/_astro/services.a.js"></script></head>',
  '<body><script type="speculationrules">{}</script><script>islands()</script>',
  '<script type="module" src="/_astro/page.b.js"></script></body></html>',
].join("");

describe("startupOf", () => {
  test("finds the modules of the document and the inline scripts of its body, not those of its head", () => {
    expect(startupOf(DOCUMENT)).toEqual({
      modules: ["/_astro/services.a.js", "/_astro/page.b.js"],
      inline: ["islands()"],
    });
  });
});

test("one script is named in the place of all; what must run early and data stay", () => {
  expect(withOneScript(DOCUMENT, "/_astro/start.c.js")).toBe(
    [
      '<html data-start="/_astro/start.c.js" lang="es"><head><script>early()</script></head>',
      '<body><script type="speculationrules">{}</script></body></html>',
    ].join(""),
  );
});

test("the new file holds the modules with what they import, and the inline scripts", async () => {
  const folder = await mkdtemp(join(tmpdir(), "harlur-startup-"));
  await mkdir(join(folder, "_astro"));
  await writeFile(join(folder, "_astro/page.b.js"), 'import{a}from"./shared.js";document.title=a;');
  await writeFile(join(folder, "_astro/shared.js"), 'export const a="from the shared file";');
  const { address, text } = await bundleStartup(
    { modules: ["/_astro/page.b.js"], inline: ["window.islands=1"] },
    folder,
  );
  expect(address).toMatch(/^\/_astro\/start\.[\w-]{8}\.js$/);
  expect(await readFile(join(folder, address), "utf8")).toBe(text);
  expect(text).toContain("from the shared file");
  expect(text).toContain("window.islands=1");
  expect(text).not.toContain("import");
});
