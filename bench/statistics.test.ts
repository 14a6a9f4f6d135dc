import { describe, expect, it } from "vitest";
import { median, percentile } from "./statistics.ts";

describe("the median", () => {
  it("is the middle one, or between the middle two", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 6])).toBe(5.5);
  });

  it("leaves out what could not be measured", () => {
    expect(median([undefined, 3, undefined])).toBe(3);
    expect(median([undefined])).toBeNaN();
  });
});

describe("a percentile", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it("is not exceeded by that share", () => {
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile([7], 0.99)).toBe(7);
  });

  it("of nothing is no number", () => {
    expect(percentile([], 0.5)).toBeNaN();
  });
});
