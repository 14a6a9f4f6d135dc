// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renamePictures, withNewNames } from "./pictures.ts";

const SMALL = "/_astro/hero.AbCd-123_Zx1.avif";
const LARGE = "/_astro/hero.AbCd-123_Zx2.avif";
const LIGHT = "/_astro/hero.AbCd-123_Zx3.avif";
const PLAIN = "/_astro/hero.AbCd-123_Zx4.webp";
const OTHER = "/_astro/logo.Efgh_456_Zx5.webp";
const HTML = `<source srcset="${SMALL} 480w, ${LARGE} 800w"><source srcset="${LIGHT} 480w"><img src="${PLAIN}"><img src="${OTHER}">`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  await mkdir(join(folder, "_astro"));
  for (const address of [SMALL, LARGE, LIGHT, PLAIN, OTHER]) await writeFile(join(folder, address), address);
});
afterEach(() => rm(folder, { recursive: true }));

/** What the page shows after the renaming, and what stands in the file at each new address. */
async function renameAll(documents: string[]) {
  const renamed = await renamePictures(documents, folder);
  const pages = documents.map((html) => withNewNames(html, renamed));
  const found = await Promise.all(
    [...renamed].map(async ([before, after]) => [before, await readFile(join(folder, after), "utf8")]),
  );
  return { renamed, pages, found };
}

test("all sizes of a picture share one hash and are told apart by their width", async () => {
  const { renamed } = await renameAll([HTML]);
  expect(renamed.get(SMALL)).toMatch(/^\/_astro\/hero-480\.[\w-]{4}\.avif$/);
  expect(renamed.get(LARGE)).toMatch(/^\/_astro\/hero-800\.[\w-]{4}\.avif$/);
  expect(renamed.get(PLAIN)).toMatch(/^\/_astro\/hero-one\.[\w-]{4}\.webp$/);
  const hashes = [SMALL, LARGE, LIGHT, PLAIN].map((address) => renamed.get(address)?.split(".")[1]);
  expect(new Set(hashes).size).toBe(1);
});

test("every file moves to the address that the document now names", async () => {
  const { renamed, pages, found } = await renameAll([HTML, `<img src="${LARGE}">`]);
  expect(found).toEqual([...renamed.keys()].map((address) => [address, address]));
  expect(await readdir(join(folder, "_astro"))).toHaveLength(5);
  for (const page of pages) expect(page).not.toContain("_Zx");
  expect(pages[1]).toBe(`<img src="${renamed.get(LARGE)}">`);
});

test("the same width in two qualities gets two names", async () => {
  const { renamed } = await renameAll([HTML]);
  expect(renamed.get(LIGHT)).not.toBe(renamed.get(SMALL));
});

test("a changed picture changes the name of its family and of no other", async () => {
  const before = (await renameAll([HTML])).renamed;
  for (const address of [SMALL, LARGE, LIGHT, PLAIN, OTHER]) await writeFile(join(folder, address), address);
  await writeFile(join(folder, LIGHT), "drawn anew");
  const after = (await renameAll([HTML])).renamed;
  expect(after.get(SMALL)).not.toBe(before.get(SMALL));
  expect(after.get(OTHER)).toBe(before.get(OTHER));
});

test("addresses of other files are left alone", () => {
  const html = '<img src="/_astro/other.Abc12345.webp"><script src="/_astro/x.js"></script>';
  expect(withNewNames(html, new Map([[SMALL, "/x"]]))).toBe(html);
});
