import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLinksElsewhere } from "./read.ts";

test("links that lead out of their folder are found, those within it are left alone", () => {
  const root = mkdtempSync(join(tmpdir(), "links-"));
  for (const folder of ["content/images", "public", "data"])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "public/own.pdf"), "");
  writeFileSync(join(root, "data/secret"), "");
  symlinkSync("own.pdf", join(root, "public/other-name.pdf"));
  symlinkSync("../data/secret", join(root, "public/notes.txt"));
  symlinkSync("../../data", join(root, "content/images/folder"));
  symlinkSync("nowhere", join(root, "content/lost.yaml"));
  expect(readLinksElsewhere(root).sort()).toEqual([
    "content/images/folder",
    "content/lost.yaml",
    "public/notes.txt",
  ]);
});
