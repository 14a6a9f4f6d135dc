import { expect, test } from "vitest";
import { numberIn } from "./number-field.tsx";

test.each([
  ["23,5", 23.5],
  ["23.5", 23.5],
  [" 40 ", 40],
  ["-2,847", -2.847],
  ["43.354", 43.354],
])("%s is the number that its writer means", (text, number) => {
  expect(numberIn(text)).toBe(number);
});

test("nothing is no number, and what is none is not guessed", () => {
  expect(numberIn("")).toBe(null);
  for (const text of ["23 TN", "1.500,5", "5-15", ","]) expect(numberIn(text)).toBeNaN();
});
