import { expect, test } from "vitest";
import { companySchema } from "./schema/company.ts";

const { opens } = companySchema.shape.officeHours.element.shape.spans.element.shape;

test.each([
  ["08:00", "08:00"],
  ["8:00", "08:00"],
  ["8.00", "08:00"],
  [" 13:30", "13:30"],
])("an office that opens at %s opens at %s", (written, time) => {
  expect(opens.parse(written)).toBe(time);
});

test.each(["8", "25:00", "8:60", "ocho"])("%s is no hour", (written) => {
  expect(opens.safeParse(written).success).toBe(false);
});
