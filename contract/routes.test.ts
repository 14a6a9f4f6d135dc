import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "./languages.ts";
import {
  FLEET_PATH,
  inLanguage,
  PAGE_PATHS,
  pageAddress,
  projectAddress,
  resolvePath as resolve,
  splitLanguage,
} from "./routes.ts";

const PAGES = [...Object.values(PAGE_PATHS), "/proyectos/una-obra"];
const ADDRESSES = {
  paths: new Set([...PAGES, FLEET_PATH]),
  moved: new Map([["/proyectos/obra-vieja", "/proyectos/una-obra"]]),
};
const resolvePath = (path: string, language: Language) => resolve(path, language, ADDRESSES);

describe.each(LANGUAGES)("for a visitor who reads %s", (language) => {
  test.each(PAGES)("%s leads to the same page behind the language", (path) => {
    const destination = { kind: "redirect", path: `/${language}${path}`, permanent: false };
    expect(resolvePath(path, language)).toEqual(destination);
    expect(resolvePath(`${path}/`.replace("//", "/"), language)).toEqual(destination);
  });

  test.each(PAGES)("%s behind a prefix is served there, whatever the visitor reads", (path) => {
    for (const prefix of LANGUAGES) {
      const address = `/${prefix}${path}`;
      expect(resolvePath(address, language)).toEqual({ kind: "serve", path: address });
    }
  });

  test("/flota leads to the machinery page, and behind a prefix stands by itself", () => {
    const machinery = pageAddress(language, "machinery");
    expect(resolvePath("/flota", language)).toEqual({ kind: "redirect", path: machinery, permanent: false });
    expect(resolvePath("/eu/flota", language)).toEqual({ kind: "serve", path: "/eu/flota" });
  });

  test.each([
    ["/zerbitzuak", "services"],
    ["/makineria", "machinery"],
    ["/proiektuak", "projects"],
    ["/guri-buruz", "about"],
    ["/kontaktua", "contact"],
  ] as const)("%s leads for good to the Basque page", (alias, page) => {
    const destination = { kind: "redirect", path: pageAddress("eu", page), permanent: true };
    for (const written of [alias, `/eu${alias}`, `/es${alias}`, `/eu${alias}/`]) {
      expect(resolvePath(written, language)).toEqual(destination);
    }
  });
});

test.each([
  ["/es", "/es/"],
  ["/eu", "/eu/"],
  ["/es//", "/es/"],
  ["/es/servicios/", "/es/servicios"],
  ["/eu/proyectos/una-obra///", "/eu/proyectos/una-obra"],
])("%s leads for good to %s", (written, address) => {
  expect(resolvePath(written, "es")).toEqual({ kind: "redirect", path: address, permanent: true });
});

test.each([
  "/nope",
  "/es/nope",
  "/xx/servicios",
  "/es/es/servicios",
  "/ES/",
  "/es/proyectos/nope",
  "/servicios/x",
  "/proyectos/una-obra/x",
])("%s is no address", (path) => {
  expect(resolvePath(path, "es")).toEqual({ kind: "unknown" });
});

test.each(["otra-obra", "Otra_obra", "otra obra", "ñ"])(
  "an unknown project «%s» keeps its name on the way to its own not-found view",
  (name) => {
    expect(resolvePath(`/proyectos/${name}`, "eu")).toMatchObject({ path: `/eu/proyectos/${name}` });
  },
);

test("a project that is gone leads for good to the one that the owner names", () => {
  const gone = (path: string, permanent: boolean) => ({ kind: "redirect", path, permanent });
  expect(resolvePath("/es/proyectos/obra-vieja", "eu")).toEqual(gone("/es/proyectos/una-obra", true));
  // Not for good where the visitor's language decides.
  expect(resolvePath("/proyectos/obra-vieja/", "eu")).toEqual(gone("/eu/proyectos/una-obra", false));
});

test.each(["/proyectos/.", "/proyectos/..", "/proyectos/a/b", "/proyectos/../b"])(
  "%j cannot be a project and is led nowhere",
  (path) => {
    expect(resolvePath(path, "es")).toEqual({ kind: "unknown" });
  },
);

test("a path splits into its language and what both languages share", () => {
  expect(splitLanguage("/eu/servicios")).toEqual({ language: "eu", rest: "/servicios" });
  expect(splitLanguage("/eu")).toEqual({ language: "eu", rest: "/" });
  expect(splitLanguage("/europa")).toEqual({ language: null, rest: "/europa" });
});

test("a page is found in the other language", () => {
  expect(inLanguage("/es/proyectos/a", "eu")).toBe("/eu/proyectos/a");
  expect(inLanguage("/es/", "eu")).toBe("/eu/");
  expect(projectAddress("eu", "a")).toBe("/eu/proyectos/a");
});
