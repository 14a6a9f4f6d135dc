import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRightAnswer, newSum, OPERANDS } from "./sum.ts";

describe("a new sum", () => {
  it("has two digits from 1 to 9, whatever chance says", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        const { first, second } = newSum(() => chance, OPERANDS);
        return [first, second].every((digit) => Number.isInteger(digit) && digit >= 1 && digit <= 9);
      }),
    );
  });

  it("reaches both ends, each digit by its own chance", () => {
    const chances = [0, 0.999];
    expect(newSum(() => chances.shift() ?? 0, OPERANDS)).toEqual({ first: 1, second: 9 });
  });
});

describe("the answer", () => {
  it.each(["12", " 12 ", "012"])("is right when it says %j", (answer) => {
    expect(isRightAnswer({ first: 5, second: 7 }, answer)).toBe(true);
  });

  it.each(["11", "", " ", "doce", "12.0", "1e1", "0xc", "+12", "12a"])(
    "is wrong when it says %j",
    (answer) => {
      expect(isRightAnswer({ first: 5, second: 7 }, answer)).toBe(false);
    },
  );
});
