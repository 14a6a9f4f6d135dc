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

const names = (environment: Environment, siteUrl: string) =>
  modelOf(COOKIES, "es", environment, siteUrl).cookies.map(({ name }) => name);

test("the sample's table is the specification's: five cookies, two of them exempt", () => {
  const { cookies } = modelOf(COOKIES, "es");
  expect(cookies.map(({ name, expiry, exempt }) => [name, expiry.replace("\u00a0", " "), exempt])).toEqual([
    [`${shortName}-cookie-consent`, "1 mes", true],
    ["_ga", "2 años", false],
    ["_gid", "24 horas", false],
    ["language", "1 año", false],
    [`${shortName}-visitor-id`, "2 años", true],
  ]);
});

test("a published site's table names what that site sets", () => {
  const own = [`${shortName}-cookie-consent`, "__Host-csrf", "__Host-consent"];
  const kept = ["language", `${shortName}-visitor-id`];
  expect(names({}, "https://harlur.example")).toEqual([...own, ...kept]);
  expect(names(ANALYTICS, "https://harlur.example")).toEqual([...own, "_ga", "_ga_AB12CD34EF", ...kept]);
});

test("the id of a Google tag does not tell the name of its second cookie", () => {
  expect(names({ ANALYTICS_ID: "GT-AB12CD34" }, "https://harlur.example")).toContain("_ga_*");
});

test("a transfer to Google is told where the site measures, and only there", () => {
  expect(wordsOf(PRIVACY, "es")).toContain("No están previstas transferencias de datos fuera");
  expect(wordsOf(PRIVACY, "es")).not.toContain("Google");
  expect(wordsOf(PRIVACY, "es", ANALYTICS)).toContain("Google LLC, en Estados Unidos");
  expect(wordsOf(PRIVACY, "eu", ANALYTICS)).toContain("Estatu Batuetako Google LLC");
});

test("a form service is a recipient only where there is one, and then nobody is told that nothing leaves the EEA", () => {
  expect(wordsOf(PRIVACY, "es")).not.toContain("reenvío de formularios");
  for (const measured of [{}, ANALYTICS]) {
    const environment = { ...measured, FORM_FORWARD_URL: "https://forms.example/x" };
    const [es, eu] = [wordsOf(PRIVACY, "es", environment), wordsOf(PRIVACY, "eu", environment)];
    expect(es).toContain("reenvío de formularios");
    expect(es).toContain("va al servicio de formularios forms.example, ");
    expect(es).not.toContain("No están previstas");
    expect(es).toContain("recibe también la dirección IP");
    expect(eu).toContain("forms.example formulario-zerbitzura doa");
    expect(eu).toContain("IP helbidea ere jasotzen du");
    expect(eu).not.toContain("Ez da aurreikusi");
  }
});

test("the periods are those that the server keeps to", () => {
  expect(wordsOf(PRIVACY, "es")).toContain("5 años desde cada elección");
  const other = { MESSAGE_RETENTION_MONTHS: "6", CONSENT_RETENTION_MONTHS: "36" };
  expect(wordsOf(PRIVACY, "es", other)).toContain("6 meses después de recibirse");
  expect(wordsOf(PRIVACY, "es", other)).toContain("3 años desde cada elección");
});

test.each(["dos", "0", "6.5", "1201", "-3"])("a period of %s months is refused at build time", (months) => {
  expect(() => modelOf(PRIVACY, "es", { MESSAGE_RETENTION_MONTHS: months })).toThrow(
    /^MESSAGE_RETENTION_MONTHS está mal escrito. Se espera: un número entero de 1 a 1200/,
  );
});
