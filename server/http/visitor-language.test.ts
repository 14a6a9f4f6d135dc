import { expect, it } from "vitest";
import { acceptedLanguages } from "./visitor-language.ts";

it.each([
  ["", []],
  ["eu", ["eu"]],
  ["es;q=0.5, eu-ES", ["eu-ES", "es"]],
  ["fr-FR,eu;q=0.9, es;q=0.95;x=1", ["fr-FR", "es", "eu"]],
  ["eu;q=0, es", ["es"]],
  ["eu;q=abc, *;q=0.1", ["*"]],
  [",,;q=1", []],
])("reads %j as %j", (header, languages) => {
  expect(acceptedLanguages(header)).toEqual(languages);
});
