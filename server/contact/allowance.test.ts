import { expect, it } from "vitest";
import { Allowance } from "./allowance.ts";

const MINUTE_MS = 60_000;

it("fills the share of the day again little by little", () => {
  const allowance = new Allowance(24);
  for (let taken = 0; taken < 24; taken += 1) expect(allowance.take(0)).toBe(true);
  expect(allowance.take(0)).toBe(false);
  expect(allowance.take(61 * MINUTE_MS)).toBe(true);
  expect(allowance.take(61 * MINUTE_MS)).toBe(false);
});
