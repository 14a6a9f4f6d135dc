/**
 * The texts that the specification gives word for word, each on the page where it belongs, as the built document shows it.
 * Changing one is changing the specification. Texts that only a script shows are looked for where the browser tests make
 * it show them, in `src/contact`, `src/consent` and `src/projects`; the dates of the sample's legal texts in `src/legal`.
 */
import { glob, readFile } from "node:fs/promises";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, test } from "vitest";
import { content, policyAddress } from "./content.ts";

type Node = DefaultTreeAdapterTypes.Node;

const EVERYWHERE = {
  es: ["Abrir menú", "Cerrar menú", "Cambiar idioma a Español", "Cambiar idioma a Euskera", "Configurar"],
  eu: ["Cambiar idioma a Español"],
};

const NOT_FOUND = ["404 Page Not Found", "Did you forget to add the page to the router?"];

const ON_ITS_PAGE: Record<string, readonly string[]> = {
  "404": NOT_FOUND,
  "eu/404": NOT_FOUND,
  "es/index": ["Solicitar Presupuesto"],
  "es/servicios": ["Solicitar Presupuesto"],
  // Content: that the sample has the specification's subjects is asked in `src/site/content/sample.test.ts`.
  "es/contacto": content.subjects.map(({ es }) => es),
  [policyAddress("es", "cookies").slice(1)]: ["Configurar mis cookies"],
  [policyAddress("eu", "cookies").slice(1)]: ["Nire cookieak konfiguratu"],
  [policyAddress("es", "privacy").slice(1)]: ["Configurar cookies"],
};

const UNSEEN = new Set(["head", "script", "style", "template", "noscript"]);

function isUnseen(node: Node): boolean {
  return UNSEEN.has(node.nodeName) || ("attrs" in node && node.attrs.some(({ name }) => name === "hidden"));
}

/** What each element that a visitor may see or hear says, in a line. */
function* textsIn(node: Node): Generator<string> {
  if (isUnseen(node) || !("childNodes" in node)) return;
  if ("attrs" in node) yield node.attrs.find(({ name }) => name === "aria-label")?.value ?? "";
  yield node.childNodes
    .map((child) => ("value" in child ? child.value : ""))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
  for (const child of node.childNodes) yield* textsIn(child);
}

async function missingFrom(file: string, texts: readonly string[]): Promise<string[]> {
  const said = new Set(textsIn(parse(await readFile(file, "utf8"))));
  return texts.filter((text) => !said.has(text)).map((text) => `${file}: ${text}`);
}

async function missing(pattern: string, texts: readonly string[]): Promise<string[]> {
  const files = await Array.fromAsync(glob(`dist/${pattern}.html`));
  expect(files, pattern).not.toEqual([]);
  return (await Promise.all(files.map((file) => missingFrom(file, texts)))).flat();
}

test.each(Object.entries(EVERYWHERE))("header and footer of every page (%s)", async (language, texts) => {
  expect(await missing(`${language}/**/*`, texts)).toEqual([]);
});

test.each(Object.entries(ON_ITS_PAGE))("%s", async (page, texts) => {
  expect(await missing(page, texts)).toEqual([]);
});
