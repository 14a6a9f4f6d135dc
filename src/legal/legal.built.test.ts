/** The legal pages as they were built. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../contract/languages.ts";
import { legalAddress, pageAddress } from "../../contract/routes.ts";
import { builtPage, inALine, linksOf, textOf, textsOf } from "../../tests/built-page.ts";
import { content, first } from "../../tests/content.ts";
import { stringsFor } from "../site/strings/index.ts";

const roleSlug = (role: "privacy" | "cookies") =>
  first(content.legal.filter((page) => page.role === role)).slug;
const sourceOf = (slug: string, language: Language) =>
  readFileSync(`content/legal/${slug}.${language}.md`, "utf8");
const pageOf = (slug: string, language: Language) => builtPage(legalAddress(language, slug));
const textOfMain = (slug: string, language: Language) => textOf(pageOf(slug, language).querySelector("main"));

describe.each(content.legal)("$slug", ({ slug }) => {
  test.each(LANGUAGES)(
    "has sections that the contents lead to, the date and the way back (%s)",
    (language) => {
      const page = pageOf(slug, language);
      const source = sourceOf(slug, language);
      const [, updated = ""] = source.match(/^updated: (.+)$/m) ?? [];
      expect(textOfMain(slug, language)).toContain(inALine(updated));
      const headings = textsOf(page, "main section > h2");
      expect(headings).toHaveLength(source.match(/^## /gm)?.length ?? 0);
      expect(textsOf(page, "main nav a")).toEqual(headings);
      const targets = linksOf(page, "main nav a").map((link) =>
        textOf(page.querySelector(`${link} > h2, h2${link}`)),
      );
      expect(targets).toEqual(headings);
      const home = [...page.querySelectorAll(`main a[href="${pageAddress(language, "home")}"]`)].map(textOf);
      expect(home).toContain(stringsFor(language).legal.back);
    },
  );
});

test("the page that names the holder leaves the registry's gaps open", () => {
  const { legalName, taxId, email, phone, registry } = content.company;
  const { slug } = first(content.legal.filter((page) => sourceOf(page.slug, "es").includes("{{registry}}")));
  const gap = Object.values(registry).includes("") ? ["____"] : [];
  for (const fact of [legalName, taxId, email, phone, ...gap])
    expect(textOfMain(slug, "es")).toContain(inALine(fact));
});

test("the privacy policy says what the specification asks of it", () => {
  for (const fact of [
    "Agencia Española de Protección de Datos",
    "Espacio Económico Europeo",
    "14 años",
    "5 años",
    `${content.company.address.postalCode} ${content.company.address.town}`,
  ])
    expect(textOfMain(roleSlug("privacy"), "es")).toContain(inALine(fact));
});

test.each(LANGUAGES)("the cookie policy lists every cookie (%s)", (language) => {
  const page = pageOf(roleSlug("cookies"), language);
  expect(page.querySelectorAll("table thead th")).toHaveLength(7);
  expect(textsOf(page, "tbody td:first-child > span:last-child")).toHaveLength(content.cookies.length);
});

test.each([
  ["es", "mayo de 2024"],
  ["eu", "2024ko maiatzeko"],
] as const)(
  "the cookie policy explains four browsers and names the agency's guide (%s)",
  (language, guide) => {
    for (const part of ["Google Chrome", "Mozilla Firefox", "Microsoft Edge", "Safari", guide])
      expect(textOfMain(roleSlug("cookies"), language)).toContain(part);
  },
);

/** The specification's sample has it; an owner may have another. */
const quality = content.legal.find(({ slug }) => slug === "politica-calidad");

test.runIf(quality).each([
  ["es", "Gerencia"],
  ["eu", "Gerentzia"],
] as const)(
  "the sample's quality policy begins with its header and is signed by the manager (%s)",
  (language, manager) => {
    const { slug } = first(quality ? [quality] : []);
    const header = sourceOf(slug, language).split("\n\n")[1]?.replaceAll("**", "") ?? "";
    expect(textOfMain(slug, language)).toContain(inALine(header));
    expect(textsOf(pageOf(slug, language), "main section").at(-1)).toContain(manager);
  },
);
