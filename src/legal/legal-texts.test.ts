// @vitest-environment node
import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../contract/languages.ts";
import { content } from "../site/content/load.ts";
import { siteIn } from "../site/site.ts";
import { legalModel } from "./model.ts";
import { legalSettings } from "./settings.ts";

type Environment = Parameters<typeof legalSettings>[0];

const modelOf = (
  page: string,
  language: Language,
  environment: Environment = {},
  siteUrl = "http://localhost:3000",
) => legalModel(page, siteIn(language), legalSettings(environment, siteUrl));

/** Everything a page says, with plain spaces. */
const wordsOf = (...parameters: Parameters<typeof modelOf>) =>
  JSON.stringify(modelOf(...parameters).text).replaceAll("\u00a0", " ");

const ANALYTICS = { ANALYTICS_ID: "G-AB12CD34EF" };

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
    const { text } = modelOf(page, language);
    expect(text.updated).toBe(date);
    if (sections) expect(text.sections).toHaveLength(sections);
  }
});

test.each(LANGUAGES)("the cookie policy (%s) holds the table, the button and four browsers", (language) => {
  for (const part of ["cookieTable", "configureButton", "Chrome", "Firefox", "Edge", "Safari"])
    expect(wordsOf("politica-cookies", language)).toContain(part);
});

test.each([
  ["es", "Anexo 0 · Edición 3 · 22/02/10"],
  ["eu", "0. eranskina · 3. edizioa · 2010/02/22"],
] as const)("the quality policy (%s) is annex 0, edition 3, of 22 February 2010", (language, header) => {
  expect(wordsOf("politica-calidad", language)).toContain(header);
});

test.each(content.legal.map(({ slug }) => slug))("no two sections of %s have the same anchor", (page) => {
  for (const language of LANGUAGES) {
    const ids = modelOf(page, language).text.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

const names = (environment: Environment, siteUrl: string) =>
  modelOf("politica-cookies", "es", environment, siteUrl).cookies.map(({ name }) => name);

test("the sample's table is the specification's: five cookies, two of them exempt", () => {
  const { cookies } = modelOf("politica-cookies", "es");
  expect(cookies.map(({ name, expiry, exempt }) => [name, expiry.replace("\u00a0", " "), exempt])).toEqual([
    ["harlur-cookie-consent", "1 mes", true],
    ["_ga", "2 años", false],
    ["_gid", "24 horas", false],
    ["language", "1 año", false],
    ["harlur-visitor-id", "2 años", true],
  ]);
});

test("a published site's table names what that site sets", () => {
  const own = ["harlur-cookie-consent", "__Host-csrf", "__Host-consent"];
  const kept = ["language", "harlur-visitor-id"];
  expect(names({}, "https://harlur.example")).toEqual([...own, ...kept]);
  expect(names(ANALYTICS, "https://harlur.example")).toEqual([...own, "_ga", "_ga_AB12CD34EF", ...kept]);
});

test("a transfer to Google is told where the site measures, and only there", () => {
  expect(wordsOf("politica-privacidad", "es")).toContain("No están previstas transferencias de datos fuera");
  expect(wordsOf("politica-privacidad", "es")).not.toContain("Google");
  expect(wordsOf("politica-privacidad", "es", ANALYTICS)).toContain("Google LLC, en Estados Unidos");
  expect(wordsOf("politica-privacidad", "eu", ANALYTICS)).toContain("Estatu Batuetako Google LLC");
});

test("a form service is a recipient only where there is one", () => {
  expect(wordsOf("politica-privacidad", "es")).not.toContain("reenvío de formularios");
  expect(wordsOf("politica-privacidad", "es", { FORM_FORWARD_URL: "https://forms.example/x" })).toContain(
    "reenvío de formularios",
  );
});

test("the periods are those that the server keeps to", () => {
  expect(wordsOf("politica-privacidad", "es")).toContain("5 años desde cada elección");
  const other = { MESSAGE_RETENTION_MONTHS: "6", CONSENT_RETENTION_MONTHS: "36" };
  expect(wordsOf("politica-privacidad", "es", other)).toContain("pasan 6 meses desde su recepción");
  expect(wordsOf("politica-privacidad", "es", other)).toContain("3 años desde cada elección");
});
