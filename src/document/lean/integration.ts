/**
 * The last touch on every document: it carries its stylesheet within itself, but only the rules that it, or an island
 * that can wake on it, may use; and the islands' runtime moves out of it into a file that all pages share.
 */
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { classesIn, keepUsed } from "./css.ts";
import { hoistScripts } from "./scripts.ts";

export function leanDocuments(): AstroIntegration {
  return {
    name: "lean-documents",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const file of glob("**/*.html", { cwd: folder })) await slim(folder, join(folder, file));
      },
    },
  };
}

async function slim(folder: string, path: string) {
  const { html, file } = hoistScripts(await readFile(path, "utf8"));
  if (file) await writeFile(join(folder, file.path), file.text);
  const used = classesIn(html);
  for (const script of await scriptsOf(html, folder))
    for (const word of script.split(/["'`\s\\]+/)) used.add(word);
  const inline = /<style>([\s\S]*?)<\/style>/g;
  await writeFile(
    path,
    html.replace(inline, (_, css: string) => `<style>${keepUsed(css, used)}</style>`),
  );
}

/** The text of every script that the document or its islands can load, followed through their imports. */
async function scriptsOf(html: string, folder: string): Promise<string[]> {
  const addresses = html.matchAll(/(?:component-url|renderer-url|src)="(\/_astro\/[^"]+\.js)"/g);
  const waiting = [...addresses].map(([, path = ""]) => path);
  const texts = new Map<string, string>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (texts.has(path)) continue;
    const text = await readFile(join(folder, path), "utf8");
    texts.set(path, text);
    for (const [, name] of text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) waiting.push(`/_astro/${name}`);
  }
  return [...texts.values()];
}
