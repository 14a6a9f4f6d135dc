/** The pages as they were built, read like a browser without scripts would: for tests that need no browser. */
import { readFileSync } from "node:fs";
import { type Document, type Element, Window } from "happy-dom";
import { readManifest } from "../server/site/manifest.ts";

/** The address that the pages were built for. */
export const siteUrl = readManifest("dist").build.siteUrl;

export function parsePage(html: string): Document {
  const { document } = new Window({
    settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true },
  });
  document.write(html);
  return document;
}

const known = new Map<string, Document>();

/** `/es/servicios`, `/es/` */
export function builtPage(address: string): Document {
  const page =
    known.get(address) ?? parsePage(readFileSync(`dist${address.replace(/\/$/, "/index")}.html`, "utf8"));
  known.set(address, page);
  return page;
}

/** With plain spaces only: which of them may not break is the pages' matter. */
export const inALine = (text: string) => text.replace(/\s+/g, " ").trim();

export const textOf = (element: Element | null | undefined) => inALine(element?.textContent ?? "");

type Parent = Pick<Document, "querySelectorAll">;

export const textsOf = (parent: Parent, selector: string) =>
  [...parent.querySelectorAll(selector)].map(textOf);

export const linksOf = (parent: Parent, selector: string) =>
  [...parent.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "");

interface StructuredData {
  "@type": string;
  [property: string]: unknown;
}

export function structuredDataOf(page: Document): StructuredData[] {
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}";
  return JSON.parse(data)["@graph"] ?? [];
}
