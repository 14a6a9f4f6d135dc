/** What Keystatic writes aside, or what a killed desk has left there, is nobody's content (`keystatic-api.ts`). */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { contentFiles } from "../../server/cli/content-findings.ts";
import { readSources as publishedSources, readTexts } from "../../server/publication/sources.ts";
import { readSources } from "../../src/site/content/read.ts";

test("a file that is just being saved is neither read, published nor judged", () => {
  const root = mkdtempSync(join(tmpdir(), "saving-"));
  for (const file of ["content/home.yaml", "content/.saving/home.yaml", "public/plano.pdf"]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "half");
  }
  expect(Object.keys(readSources(root))).toEqual(["/content/home.yaml"]);
  expect(Object.keys(publishedSources(root))).toEqual(["content/home.yaml", "public/plano.pdf"]);
  expect(Object.keys(readTexts(root))).toEqual(["content/home.yaml"]);
  expect(contentFiles(root).map(({ path }) => path)).toEqual(["content/home.yaml", "public/plano.pdf"]);
});
