import { describe, expect, it } from "vitest";
import { count, kilobytes, median, percentile, ratio, renewSection, seconds, table } from "./report.ts";

it("adds a section at the end and renews one where it stands", () => {
  const first = renewSection("", "Pages", "one");
  const both = renewSection(first, "Server", "two\n\n### Not a section\n");
  const renewed = renewSection(both, "Pages", "three");
  expect(both).toMatch(
    /^# What it costs[\s\S]*\n\n## Pages\n\none\n\n## Server\n\ntwo\n\n### Not a section\n$/,
  );
  expect(renewed).toBe(both.replace("one\n", "three\n"));
});

it("sets text to the left and figures to the right", () => {
  expect(table(["page", "kB"], [["/es/", "1.0"]])).toBe("| page | kB |\n| :-- | --: |\n| /es/ | 1.0 |");
});

it("writes figures with their units, and says when there is none", () => {
  expect([count(1234.4), kilobytes(1550), kilobytes(0), seconds(1234), ratio(3, 4)]).toEqual([
    "1,234",
    "1.6",
    "0",
    "1.23 s",
    "0.75 ×",
  ]);
  expect([count(Number.NaN), ratio(1, 0), ratio(1, Number.NaN)]).toEqual(["n/a", "n/a", "n/a"]);
});

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
