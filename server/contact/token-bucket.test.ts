import { expect, it } from "vitest";
import { TokenBucket } from "./token-bucket.ts";

const MINUTE_MS = 60_000;

it("fills the share of the day again little by little", () => {
  const bucket = new TokenBucket(24);
  for (let taken = 0; taken < 24; taken += 1) expect(bucket.take(0)).toBe(true);
  expect(bucket.take(0)).toBe(false);
  expect(bucket.take(61 * MINUTE_MS)).toBe(true);
  expect(bucket.take(61 * MINUTE_MS)).toBe(false);
});
