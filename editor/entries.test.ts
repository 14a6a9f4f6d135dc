import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { FILES } from "../src/site/content/files.ts";
import { labelOf, MENU } from "./entries.ts";

test("every file of content/ is in the editor's menu", () => {
  expect(Object.values(MENU).flat().sort()).toEqual([...Object.keys(FILES), "project", "legalText"].sort());
});

test("the words that were noted have a name for their owner", () => {
  expect(labelOf("words.eu.txt")).toBe("Palabras apuntadas (eu)");
});

test("nothing of the editor is in the built site", async () => {
  const files = await Array.fromAsync(glob("dist/**/*.{html,js,css,json,xml,txt}"));
  expect(files.length).toBeGreaterThan(0);
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, "utf8")] as const));
  const found = texts.filter(
    ([file, text]) => /keystatic|publicar\b.*\.html/i.test(file) || /keystatic/i.test(text),
  );
  expect(found.map(([file]) => file)).toEqual([]);
  expect(await Array.fromAsync(glob("dist/{editor,publicar,keystatic,api}*"))).toEqual([]);
});
