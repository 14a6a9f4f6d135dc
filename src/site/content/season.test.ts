import { expect, test } from "vitest";
import { companySchema } from "./schema/company.ts";
import { datesFrom, dayOfYear, overlap, type Season, seasonOf } from "./season.ts";

const { from } = companySchema.shape.officeHours.element.shape;

test.each(["1 de agosto", "1 agosto", " 1  DE Agosto ", "1/8", "01/08", "01-08", "1.8"])(
  "%s is the first of August",
  (written) => {
    expect(from.parse(written)).toBe("1 de agosto");
    expect(dayOfYear(written)).toEqual({ day: 1, month: 8 });
  },
);

test.each([
  "agosto",
  "31 de junio",
  "29 de febrero",
  "0 de mayo",
  "1 de agosot",
  "8/13",
  "1 de agosto de 2026",
])("%s is no day of every year", (written) => {
  const { error } = from.safeParse(written);
  expect(error?.issues[0]?.message).toBe("una fecha se escribe así: 1 de agosto");
});

const season = (from: string, to: string): Season => seasonOf({ from, to }) ?? expect.unreachable();

test("a season has its dates in the year of the publication and in the next", () => {
  expect(datesFrom(season("1 de agosto", "31 de agosto"), 2026)).toEqual([
    { from: "2026-08-01", to: "2026-08-31" },
    { from: "2027-08-01", to: "2027-08-31" },
  ]);
});

test("over New Year it may have begun in the year before", () => {
  expect(datesFrom(season("24 de diciembre", "6 de enero"), 2026)).toEqual([
    { from: "2025-12-24", to: "2026-01-06" },
    { from: "2026-12-24", to: "2027-01-06" },
    { from: "2027-12-24", to: "2028-01-06" },
  ]);
});

test.each([
  ["1/8", "31/8", "31/8", "2/9", true],
  ["1/8", "31/8", "10/8", "12/8", true],
  ["1/8", "31/8", "1/9", "2/9", false],
  ["24/12", "6/1", "1/1", "2/1", true],
  ["24/12", "6/1", "7/1", "23/12", false],
  ["24/12", "6/1", "20/12", "24/12", true],
])("%s to %s and %s to %s", (from, to, otherFrom, otherTo, expected) => {
  const [one, other] = [season(from, to), season(otherFrom, otherTo)];
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
});
