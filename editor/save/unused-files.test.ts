import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { DAY_MS } from "../../server/base/clock.ts";
import { unusedFiles } from "./unused-files.ts";

let root = "";
const NEVER_SAVED = "content/images/projects/img-7.webp";
const OLD_CERTIFICATE = "public/certificados/iso-9001-2.pdf";
const inTwoDays = () => Date.now() + 2 * DAY_MS;
function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "unused-files-"));
  put(
    "content/home.yaml",
    "image: scenes/hero\nother: scenes/de un cliente\npdfPath: /certificados/iso-9001.pdf\n",
  );
  for (const file of ["content/images/scenes/hero.webp", "content/images/scenes/hero.JPG"]) put(file, "");
  put("content/images/scenes/de un cliente.jpg", "");
  put("public/certificados/iso-9001.pdf", "");
  for (const file of [NEVER_SAVED, OLD_CERTIFICATE]) put(file, "");
});

test("what no text names is unused, in any format; what was sent today may still be saved", () => {
  expect(unusedFiles(root, inTwoDays())).toEqual([NEVER_SAVED, OLD_CERTIFICATE]);
  expect(unusedFiles(root)).toEqual([]);
});

test("a document that a legal text links is used", () => {
  put("content/legal/aviso-legal.es.md", "El [certificado](/certificados/iso-9001-2.pdf) de antes.");
  expect(unusedFiles(root, inTwoDays())).toEqual([NEVER_SAVED]);
});

test("while a text cannot be read nothing is unused", () => {
  put("content/about.yaml", "image: 'proj");
  expect(unusedFiles(root, inTwoDays())).toEqual([]);
});
