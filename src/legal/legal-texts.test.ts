// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseLegal } from "./sections.ts";

const read = (page: string, language: string) =>
  parseLegal(readFileSync(`content/legal/${page}.${language}.md`, "utf8"), {});

test.each([
  ["aviso-legal", 8, "Abril de 2025", "2025eko apirila"],
  ["politica-privacidad", 11, "Abril de 2025", "2025eko apirila"],
  ["politica-cookies", 8, "Abril de 2025", "2025eko apirila"],
  ["politica-calidad", null, "Febrero de 2010", "2010eko otsaila"],
] as const)("%s has its sections and its date in both languages", (page, sections, spanish, basque) => {
  for (const [language, date] of [
    ["es", spanish],
    ["eu", basque],
  ] as const) {
    const text = read(page, language);
    expect(text.updated).toBe(date);
    if (sections) expect(text.sections).toHaveLength(sections);
  }
});

test.each(["es", "eu"])(
  "the cookie policy (%s) holds the table, the button and four browsers",
  (language) => {
    const text = JSON.stringify(read("politica-cookies", language));
    for (const part of ["cookieTable", "configureButton", "Chrome", "Firefox", "Edge", "Safari"])
      expect(text).toContain(part);
  },
);

test.each([
  ["es", "Anexo 0 · Edición 3 · 22/02/10"],
  ["eu", "0. eranskina · 3. edizioa · 22/02/10"],
])("the quality policy (%s) is annex 0, edition 3, of 22/02/10", (language, header) => {
  const intro = JSON.stringify(read("politica-calidad", language).intro);
  expect(intro.replaceAll("\u00a0", " ")).toContain(header);
});

test.each(["aviso-legal", "politica-privacidad", "politica-cookies", "politica-calidad"])(
  "no two sections of %s have the same anchor",
  (page) => {
    for (const language of ["es", "eu"]) {
      const ids = read(page, language).sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  },
);
