import fastify from "fastify";
import { expect, it, onTestFinished, vi } from "vitest";
import { limitRate } from "./rate-limit.ts";

const MINUTE_MS = 60_000;

async function limited(requestsPerWindow: number) {
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(async (scope) => {
    await limitRate(scope, requestsPerWindow);
    scope.get("/", async () => "fine");
  });
  return async (remoteAddress: string) => {
    const { statusCode, headers } = await app.inject({ url: "/", remoteAddress });
    return { status: statusCode, retryAfter: Number(headers["retry-after"]) };
  };
}

it("refuses an address after its share, whatever the clock says meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const ask = await limited(1);
  expect(await ask("192.0.2.1")).toMatchObject({ status: 200 });
  vi.setSystemTime(Date.now() - 365 * 24 * 60 * MINUTE_MS);
  const { status, retryAfter } = await ask("192.0.2.1");
  expect(status).toBe(429);
  expect(retryAfter).toBeLessThanOrEqual(600);
  expect(await ask("192.0.2.2")).toMatchObject({ status: 200 });
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(await ask("192.0.2.1")).toMatchObject({ status: 200 });
});

it("counts the networks of one IPv6 prefix together", async () => {
  const ask = await limited(1);
  expect(await ask("2001:db8:1:1::1")).toMatchObject({ status: 200 });
  expect(await ask("2001:db8:1:2::1")).toMatchObject({ status: 429 });
  expect(await ask("2001:db8:2:1::1")).toMatchObject({ status: 200 });
});
