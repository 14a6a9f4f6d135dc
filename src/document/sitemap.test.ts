import { expect, test } from "vitest";
import { LANGUAGES } from "../../contract/languages.ts";
import { withAlternates } from "./sitemap.ts";

const entry = (path: string) => withAlternates({ url: `https://harlur.example${path}` });

test.each([
  ["/es/", "/es/"],
  ["/eu/maquinaria", "/eu/maquinaria"],
  ["/es/proyectos/mejora-drenaje-bi-4332", "/es/proyectos/mejora-drenaje-bi-4332"],
])("%s is listed", (path, address) => {
  expect(entry(path)?.url).toBe(`https://harlur.example${address}`);
});

test.each(["/", "/404", "/es/flota", "/eu/flota", "/es/proyectos/404", "/es/404", "/servicios"])(
  "%s is not listed",
  (path) => {
    expect(entry(path)).toBeUndefined();
  },
);

test("each entry names every language and the default", () => {
  expect(entry("/eu/nosotros")?.links).toEqual([
    ...LANGUAGES.map((lang) => ({ lang, url: `https://harlur.example/${lang}/nosotros` })),
    { lang: "x-default", url: "https://harlur.example/es/nosotros" },
  ]);
});

test("what else the entry says is kept", () => {
  const lastmod = "2026-01-01";
  expect(withAlternates({ url: "https://harlur.example/es/", lastmod })).toMatchObject({ lastmod });
});
