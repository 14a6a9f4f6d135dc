import { describe, expect, test } from "vitest";
import { chooseLanguage, isLanguage } from "./languages.ts";

const SAVED = ["es", "eu", "xx", "", null, undefined];
const PATHS = ["es", "eu", "xx", "", null, undefined];
const BROWSERS = [["es-ES", "eu"], ["eu"], ["EU-es"], ["xx", "eu", "es"], ["xx"], []];

describe("the language at the start", () => {
  const table = SAVED.flatMap((saved) =>
    PATHS.flatMap((path) => BROWSERS.map((browser) => ({ saved, path, browser }))),
  );

  test.each(table)("saved $saved, path $path, browser $browser", ({ saved, path, browser }) => {
    const spoken = browser
      .map((tag) => tag.slice(0, 2).toLowerCase())
      .find((tag) => tag === "es" || tag === "eu");
    const supported = (code: string | null | undefined) =>
      code === "es" || code === "eu" ? code : undefined;
    expect(chooseLanguage({ saved, path, browser })).toBe(
      supported(saved) ?? supported(path) ?? spoken ?? "es",
    );
  });

  test("the saved choice wins over the path, the path over the browser, and Spanish is the last resort", () => {
    expect(chooseLanguage({ saved: "eu", path: "es", browser: ["es"] })).toBe("eu");
    expect(chooseLanguage({ path: "eu", browser: ["es"] })).toBe("eu");
    expect(chooseLanguage({ browser: ["yy", "eu-ES"] })).toBe("eu");
    expect(chooseLanguage({})).toBe("es");
  });
});

test("only the two languages of the site are languages", () => {
  expect(["es", "eu", "ES", "xx", "", null, 1].filter(isLanguage)).toEqual(["es", "eu"]);
});
