import { describe, expect, test } from "vitest";
import { chooseLanguage, isLanguage } from "./languages.ts";

describe("the language at the start", () => {
  test.each([
    [
      "the saved choice wins over the path and the browser",
      { saved: "eu", path: "es", browser: ["es"] },
      "eu",
    ],
    ["the path wins over the browser", { path: "eu", browser: ["es-ES"] }, "eu"],
    ["the browser's first language that the site has", { browser: ["xx", "eu-ES", "es"] }, "eu"],
    ["upper case is no other language", { browser: ["EU-es"] }, "eu"],
    ["a saved code that is no language counts for nothing", { saved: "xx", path: "eu" }, "eu"],
    ["nor does one in the path", { saved: "", path: "xx", browser: ["eu"] }, "eu"],
    ["nothing saved is nothing chosen", { saved: null, path: null, browser: ["eu"] }, "eu"],
    ["Spanish is the last resort", { saved: undefined, browser: ["xx"] }, "es"],
    ["also where nothing is known", {}, "es"],
  ] as const)("%s", (_, hints, language) => {
    expect(chooseLanguage(hints)).toBe(language);
  });
});

test("only the two languages of the site are languages", () => {
  expect(["es", "eu", "ES", "xx", "", null, 1].filter(isLanguage)).toEqual(["es", "eu"]);
});
