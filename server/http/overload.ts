/** Refuses calls while the process is so busy that they would wait longer than their senders do. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { sendProblem } from "./problems.ts";

const CHECK_INTERVAL_MS = 1000;
const RESOLUTION_MS = 10;
const RETRY_AFTER_SECONDS = 5;
/** Who was late and used less was not busy but stopped, by itself or with its machine. */
const LEAST_SHARE_OF_PROCESSOR = 0.05;

/** @param overloadedAfterMs how late the event loop may be on average; 0: as late as it likes */
export function refuseWhenOverloaded(app: FastifyInstance, overloadedAfterMs: number): void {
  if (overloadedAfterMs === 0) return;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let isOverloaded = false;
  let lookedAt = performance.now();
  let used = process.cpuUsage();
  const timer = setInterval(() => {
    const sinceMs = performance.now() - lookedAt;
    lookedAt += sinceMs;
    // Without a single measurement nothing else was done for all that time.
    const lateMs = Number.isNaN(delay.mean) ? sinceMs : delay.mean / 1e6 - RESOLUTION_MS;
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    const wasBusy = (user + system) / 1000 > LEAST_SHARE_OF_PROCESSOR * sinceMs;
    isOverloaded = wasBusy && lateMs > overloadedAfterMs;
    // Behind a measurement that is due in this very moment.
    setImmediate(() => delay.reset());
  }, CHECK_INTERVAL_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    delay.disable();
  });
  app.addHook("onRequest", async (_request, reply) => {
    if (!isOverloaded) return;
    reply.header("retry-after", RETRY_AFTER_SECONDS);
    return sendProblem(reply, 503, "The site is busy at the moment.");
  });
}
