import { expect, test } from "vitest";
import { dialledNumber } from "./dialled-number.ts";
import { companySchema } from "./schema/company.ts";

test.each([
  ["94 600 00 00", "+34946000000"],
  ["688-12-34-56", "+34688123456"],
  ["+34 946 000 000", "+34946000000"],
  ["(0034) 946 00 00 00", "+34946000000"],
  ["+33 5 59 00 00 00", "+33559000000"],
])("%s dials %s", (phone, dialled) => {
  expect(companySchema.shape.phone.safeParse(phone).success).toBe(true);
  expect(dialledNumber(phone)).toBe(dialled);
});

test.each(["94 600", "94 600 00 00 0", "teléfono", "+34", "94 600 00 00 / 01"])(
  "%s cannot be dialled",
  (phone) => {
    expect(companySchema.shape.phone.safeParse(phone).success).toBe(false);
  },
);
