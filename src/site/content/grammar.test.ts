import { expect, test } from "vitest";
import { durationIn, inWords, workingDays } from "./grammar.ts";

test("numbers in words, and in figures where words would not read well", () => {
  expect([1, 2, 9, 20, 21].map((count) => inWords("es", count))).toEqual([
    "1",
    "dos",
    "nueve",
    "veinte",
    "21",
  ]);
  expect([3, 11, 20].map((count) => inWords("eu", count))).toEqual(["hiru", "hamaika", "hogei"]);
});

test.each([
  ["24–48", "uno o dos días laborables", "lanegun bat edo biko"],
  ["24", "un día laborable", "lanegun bateko"],
  ["12–24", "un día laborable", "lanegun bateko"],
  ["48", "dos días laborables", "bi laneguneko"],
  ["24–120", "uno o cinco días laborables", "lanegun bat edo bosteko"],
  ["61–73", "tres o cuatro días laborables", "hiru edo lau laneguneko"],
  ["168–192", "siete u ocho días laborables", "zazpi edo zortzi laneguneko"],
])("%s hours are %s, %s", (hours, es, eu) => {
  expect(workingDays("es", hours)).toBe(es);
  expect(workingDays("eu", hours)).toBe(eu);
});

test.each([
  [1, "1 mes", "hilabete bat"],
  [6, "6 meses", "6 hilabete"],
  [12, "1 año", "urtebete"],
  [60, "5 años", "5 urte"],
])("%i months", (months, spanish, basque) => {
  const plain = (language: "es" | "eu") => durationIn(language, months).replaceAll("\u00a0", " ");
  expect([plain("es"), plain("eu")]).toEqual([spanish, basque]);
});
