import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { sendSteadily } from "./steady-load.ts";

it("keeps its pace though nobody answers yet, and charges the wait from when each was due", async () => {
  const started = performance.now();
  const sentAt: number[] = [];
  const answer = wait(400);
  const times = await sendSteadily({
    perSecond: 100,
    requests: 20,
    send: () => {
      sentAt.push(performance.now() - started);
      return answer;
    },
  });
  expect(times).toHaveLength(20);
  expect(sentAt.at(-1)).toBeGreaterThanOrEqual(185);
  expect(sentAt.at(-1)).toBeLessThan(400);
  expect((times[0] ?? 0) - (times[19] ?? 0)).toBeGreaterThan(150);
});
