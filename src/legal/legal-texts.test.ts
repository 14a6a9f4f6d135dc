import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../contract/languages.ts";
import { type Environment, readPageSettings } from "../../contract/settings.ts";
import { content } from "../site/content/load.ts";
import { siteIn } from "../site/site.ts";
import { legalModel } from "./model.ts";

const modelOf = (
  page: string,
  language: Language,
  environment: Environment = {},
  SITE_URL = "http://localhost:3000",
) => legalModel(page, siteIn(language), readPageSettings({ ...environment, SITE_URL }));

/** Everything a page says, with plain spaces. */
const wordsOf = (...parameters: Parameters<typeof modelOf>) =>
  JSON.stringify(modelOf(...parameters).text).replaceAll("\u00a0", " ");

const { shortName } = content.company;
const slugOf = (role: "privacy" | "cookies") => content.legal.find((page) => page.role === role)?.slug ?? "";
const [PRIVACY, COOKIES] = [slugOf("privacy"), slugOf("cookies")];
const ANALYTICS = { ANALYTICS_ID: "G-AB12CD34EF" };

test.each(content.legal.map(({ slug }) => slug))("no two sections of %s have the same anchor", (page) => {
  for (const language of LANGUAGES) {
    const ids = modelOf(page, language).text.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

type Row = ReturnType<typeof modelOf>["cookies"][number];
const rowsOf = (environment: Environment, siteUrl?: string) =>
  modelOf(COOKIES, "es", environment, siteUrl).cookies;
const names = (rows: Row[]) => rows.map(({ name }) => name);
const LIVE = "https://harlur.example";

test.each([
  ["http", "http://localhost:3000", {}],
  ["https", LIVE, {}],
  ["https with analytics", LIVE, ANALYTICS],
])("the five cookies of the specification are in the table of a site with %s", (_, siteUrl, environment) => {
  const rows = rowsOf(environment, siteUrl).map(({ name, expiry, exempt }) => [
    name,
    expiry.replace("\u00a0", " "),
    exempt,
  ]);
  expect(rows).toEqual(
    expect.arrayContaining([
      [`${shortName}-cookie-consent`, "1 mes", true],
      ["_ga", "2 años", false],
      ["_gid", "24 horas", false],
      ["language", "1 año", false],
      [`${shortName}-visitor-id`, "2 años", true],
    ]),
  );
});

test("the table names the server's cookies as this site sets them", () => {
  expect(names(rowsOf({}))).toEqual(expect.arrayContaining(["csrf", "consent"]));
  expect(names(rowsOf({}, LIVE))).toEqual(expect.arrayContaining(["__Host-csrf", "__Host-consent"]));
});

test("analytics cookies are in use only where the site measures, and its 24-hour cookie nowhere", () => {
  const inUse = (rows: Row[]) => names(rows.filter((row) => row.category === "analytics" && row.inUse));
  expect(inUse(rowsOf({}, LIVE))).toEqual([]);
  expect(inUse(rowsOf(ANALYTICS, LIVE))).toEqual(["_ga", "_ga_AB12CD34EF"]);
});

test("the id of a Google tag does not tell the name of its second cookie", () => {
  expect(names(rowsOf({ ANALYTICS_ID: "GT-AB12CD34" }, LIVE))).toContain("_ga_*");
});

test("a transfer to Google is told where the site measures, and only there", () => {
  expect(wordsOf(PRIVACY, "es")).toContain("No están previstas otras transferencias de datos fuera");
  expect(wordsOf(PRIVACY, "es")).not.toContain("Google");
  expect(wordsOf(PRIVACY, "es", ANALYTICS)).toContain("Google LLC, en Estados Unidos");
  expect(wordsOf(PRIVACY, "eu", ANALYTICS)).toContain("Estatu Batuetako Google LLC");
});

test("a form service is a recipient only where there is one, and no other transfer is planned than those named before", () => {
  expect(wordsOf(PRIVACY, "es")).not.toContain("reenvío de formularios");
  for (const measured of [{}, ANALYTICS]) {
    const environment = { ...measured, FORM_FORWARD_URL: "https://forms.example/x" };
    const [es, eu] = [wordsOf(PRIVACY, "es", environment), wordsOf(PRIVACY, "eu", environment)];
    expect(es).toContain("reenvío de formularios");
    expect(es).toContain("va al servicio de formularios forms.example, ");
    expect(es).toMatch(/formularios forms\.example, .*No están previstas otras transferencias/);
    expect(eu).toMatch(/forms\.example formulario-zerbitzura .*Ez da aurreikusi .* beste transferentziarik/);
    expect(es).toContain("recibe también la dirección IP");
    expect(eu).toContain("forms.example formulario-zerbitzura doa");
    expect(eu).toContain("IP helbidea ere jasotzen du");
  }
});

test("the periods are those that the server keeps to", () => {
  expect(wordsOf(PRIVACY, "es")).toContain("3 años desde cada elección");
  const other = { MESSAGE_RETENTION_MONTHS: "6", CONSENT_RETENTION_MONTHS: "48" };
  expect(wordsOf(PRIVACY, "es", other)).toContain("6 meses después de recibirse");
  expect(wordsOf(PRIVACY, "es", other)).toContain("4 años desde cada elección");
});

test.each(["dos", "0", "6.5", "1201", "-3"])("a period of %s months is refused at build time", (months) => {
  expect(() => modelOf(PRIVACY, "es", { MESSAGE_RETENTION_MONTHS: months })).toThrow(
    /^MESSAGE_RETENTION_MONTHS está mal escrito. Se espera: un número entero de 1 a 1200/,
  );
});
