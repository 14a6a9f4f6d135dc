import { expect, test } from "vitest";
import { inEachLanguage, LANGUAGES } from "../../contract/languages.ts";
import { localise } from "./localise.ts";

const PROJECT = {
  slug: "bi-631",
  title: inEachLanguage((language) => `title in ${language}`),
  figures: [
    { value: inEachLanguage(() => "2,5 km"), label: inEachLanguage((language) => `label in ${language}`) },
  ],
  year: 2019,
  open: true,
  testimonial: undefined,
  nothing: null,
};

test.each(LANGUAGES)("in %s every text becomes its own, at any depth", (language) => {
  expect(localise(PROJECT, language)).toEqual({
    slug: "bi-631",
    title: `title in ${language}`,
    figures: [{ value: "2,5 km", label: `label in ${language}` }],
    year: 2019,
    open: true,
    testimonial: undefined,
    nothing: null,
  });
});

test("a language may hold more than a text", () => {
  expect(localise({ ...inEachLanguage(() => ["uno", "dos"]), eu: ["bat", "bi"] }, "eu")).toEqual([
    "bat",
    "bi",
  ]);
});

test("the content itself stays as it was", () => {
  const before = structuredClone(PROJECT);
  localise(PROJECT, "eu");
  expect(PROJECT).toEqual(before);
});
