import { expect, test } from "vitest";
import { localise } from "./localise.ts";

const PROJECT = {
  slug: "bi-631",
  title: { es: "Carretera", eu: "Errepidea" },
  figures: [{ value: { es: "2,5 km", eu: "2,5 km" }, label: { es: "de vía", eu: "bide" } }],
  year: 2019,
  open: true,
  testimonial: undefined,
  nothing: null,
};

test.each([
  ["es", "Carretera", "de vía"],
  ["eu", "Errepidea", "bide"],
] as const)("in %s every pair becomes its own text, at any depth", (language, title, label) => {
  expect(localise(PROJECT, language)).toEqual({
    slug: "bi-631",
    title,
    figures: [{ value: "2,5 km", label }],
    year: 2019,
    open: true,
    testimonial: undefined,
    nothing: null,
  });
});

test("a pair may hold more than a text", () => {
  expect(localise({ es: ["uno", "dos"], eu: ["bat", "bi"] }, "eu")).toEqual(["bat", "bi"]);
});

test("the content itself stays as it was", () => {
  const before = structuredClone(PROJECT);
  localise(PROJECT, "eu");
  expect(PROJECT).toEqual(before);
});
