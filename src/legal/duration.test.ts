import { expect, test } from "vitest";
import { durationIn } from "./duration.ts";

test.each([
  [1, "1 mes", "hilabete bat"],
  [6, "6 meses", "6 hilabete"],
  [12, "1 año", "urtebete"],
  [60, "5 años", "5 urte"],
])("%i months", (months, spanish, basque) => {
  const plain = (language: "es" | "eu") => durationIn(language, months).replaceAll("\u00a0", " ");
  expect([plain("es"), plain("eu")]).toEqual([spanish, basque]);
});
