import { expect, it } from "vitest";
import { sendSteadily } from "./contact.ts";

const REQUESTS = 20;

it("sends on though nobody answers yet, and charges each wait from the moment the request was due", async () => {
  const answer = Promise.withResolvers<void>();
  let sent = 0;
  const times = await sendSteadily({
    perSecond: 100,
    requests: REQUESTS,
    send: () => {
      sent += 1;
      if (sent === REQUESTS) answer.resolve();
      return answer.promise;
    },
  });
  // All are answered at one moment, so what they waited differs by when they were due: 19 times 10 ms.
  expect((times[0] ?? 0) - (times[REQUESTS - 1] ?? 0)).toBeCloseTo(190, -1);
});
