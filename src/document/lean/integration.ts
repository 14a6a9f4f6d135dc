/**
 * The last touch on every document. It carries its stylesheet within itself, but only the rules that it uses as it
 * stands; the whole sheet is a file that comes along when an island wakes. What it runs at the start becomes one script,
 * and classes and pictures get short names.
 */
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { nameClasses, renameInCss, renameInHtml } from "./class-names.ts";
import { classesIn, classNames, keepUsed, tagsIn } from "./css.ts";
import { removeUnused, renamePictures, withNewNames } from "./pictures.ts";
import { bundleStartup, startupOf, withOneScript } from "./scripts.ts";
import { shortHash } from "./short-hash.ts";

export function leanDocuments(): AstroIntegration {
  return {
    name: "lean-documents",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = await Array.fromAsync(glob("**/*.html", { cwd: folder }), (file) => join(folder, file));
        const documents = await Promise.all(files.map((file) => readFile(file, "utf8")));
        const renamed = await renamePictures(documents, folder);
        const lean = await Promise.all(documents.map((html) => slim(withNewNames(html, renamed), folder)));
        await Promise.all(lean.map((html, index) => writeFile(files[index] ?? "", html)));
        await removeUnused(folder, lean);
      },
    },
  };
}

const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;

async function slim(source: string, folder: string): Promise<string> {
  const start = await bundleStartup(startupOf(source), folder);
  const html = withOneScript(source, start.address);
  const whole = [...html.matchAll(INLINE_STYLE)].map(([, css]) => css).join("\n");
  const sheet = `/_astro/whole.${shortHash(whole)}.css`;
  await writeFile(join(folder, sheet), whole);

  // What runs at the start may set classes too.
  const inScript = new Set(start.text.split(/["'`\s\\]+/));
  const css = keepUsed(whole, new Set([...classesIn(html), ...inScript]), tagsIn(html));
  const names = nameClasses(html, inScript, new Set(classNames(whole)));
  return renameInHtml(inLowerCase(withoutMarkers(html)).replace(INLINE_STYLE, ""), names)
    .replace("</head>", `<style>${renameInCss(css, names)}</style></head>`)
    .replace("<html ", `<html data-stylesheet="${sheet}" `);
}

/** React writes these as its own properties are called; in HTML, one spelling for all is shorter. */
const inLowerCase = (html: string) =>
  html.replace(/ (?:hrefLang|srcSet|fetchPriority)=/g, (name) => name.toLowerCase());

/** React parts neighbouring texts by empty comments; where nothing wakes, nobody needs them. */
function withoutMarkers(html: string): string {
  return html.replace(/<astro-island[\s\S]*?<\/astro-island>|<!-- -->/g, (found) =>
    found === "<!-- -->" ? "" : found,
  );
}
