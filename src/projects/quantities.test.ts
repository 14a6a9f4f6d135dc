import { expect, test } from "vitest";
import { beyondFigures, countIn, quantityIn, sideOf } from "./quantities.ts";

test.each([
  ["50.000 m³", { amount: 50_000, unit: "m³" }],
  ["2,5 km", { amount: 2.5, unit: "km" }],
  ["16.000\u00a0m²", { amount: 16_000, unit: "m²" }],
  ["hasta 8 m", { amount: 8, unit: "m" }],
  ["8 m arte", { amount: 8, unit: "m" }],
  ["50 cm", { amount: 50, unit: "cm" }],
  ["23", null],
  ["3 meses", null],
])("«%s» is read as an amount and a unit, or as neither", (text, expected) => {
  expect(quantityIn(text)).toEqual(expected);
});

test.each([
  ["23", 23],
  ["0", null],
  ["1977", null],
  ["3 meses", null],
])("«%s» is a count that can be drawn, or none", (text, expected) => {
  expect(countIn(text)).toBe(expected);
});

test("a volume is as much as a cube, an area as much as a square", () => {
  expect(sideOf({ amount: 1000, unit: "m³" })).toBeCloseTo(10);
  expect(sideOf({ amount: 10_000, unit: "m²" })).toBe(100);
});

test("a line whose measure is among the figures, or that is one of them in words, says nothing new", () => {
  const lines = [
    "Excavación de 50 cm",
    "2 calles",
    "2 calles más",
    "50.000 m³-ko indusketa",
    "6.000 m³ de explanada",
    "Sin cerrar la calle",
  ];
  const figures = [
    { value: "50 cm", label: "de profundidad" },
    { value: "50.000\u00a0m³", label: "de excavación" },
    { value: "2", label: "calles" },
  ];
  expect(beyondFigures(lines, figures)).toEqual([
    "2 calles más",
    "6.000 m³ de explanada",
    "Sin cerrar la calle",
  ]);
});
