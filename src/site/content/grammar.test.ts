import { expect, test } from "vitest";
import { durationIn, GRAMMAR, inWords, workingDays } from "./grammar.ts";

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

test.each([
  [[1, 8], [31, 8], "del 1 al 31 de agosto", "abuztuaren 1etik 31ra"],
  [[15, 6], [15, 9], "del 15 de junio al 15 de septiembre", "ekainaren 15etik irailaren 15era"],
  [[24, 12], [6, 1], "del 24 de diciembre al 6 de enero", "abenduaren 24tik urtarrilaren 6ra"],
  [[20, 8], [10, 8], "del 20 de agosto al 10 de agosto", "abuztuaren 20tik abuztuaren 10era"],
  [[24, 12], [24, 12], "el 24 de diciembre", "abenduaren 24an"],
] as const)("from day %s to day %s", ([fromDay, fromMonth], [toDay, toMonth], spanish, basque) => {
  const days = [
    { day: fromDay, month: fromMonth },
    { day: toDay, month: toMonth },
  ] as const;
  expect([GRAMMAR.es.season(...days), GRAMMAR.eu.season(...days)]).toEqual([spanish, basque]);
});
