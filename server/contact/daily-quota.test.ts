import { expect, it } from "vitest";
import { handClock } from "../../tests/parts/hand-clock.ts";
import { DailyQuota } from "./daily-quota.ts";

const HOUR_MS = 60 * 60 * 1000;

it("forgets a network a day after it was last seen", () => {
  const clock = handClock();
  const quota = new DailyQuota(clock, { all: 10, perNetwork: 2 });
  quota.take("10.1.1.1");
  clock.advance(12 * HOUR_MS);
  quota.take("10.2.2.2");
  expect(quota.forgetNetworks()).toBe(0);
  clock.advance(12 * HOUR_MS);
  expect(quota.forgetNetworks()).toBe(1);
  expect(quota.forgetNetworks()).toBe(0);
});
