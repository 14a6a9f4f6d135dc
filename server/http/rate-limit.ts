/** So many requests from one address in a time; then 429 and when to come back. */
import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../base/networks.ts";
import { RequestProblem } from "./problems.ts";

const WINDOW_MS = 10 * 60 * 1000;
/** Addresses remembered at a time, about 10 MB; past it the one seen longest ago is forgotten. */
const ADDRESSES_REMEMBERED = 50_000;

/**
 * Counted in this process's memory: addresses are personal data and are written nowhere, and a flood costs no
 * writes. So a restart forgets, and behind a balancer each instance counts for itself.
 */
export async function limitRate(app: FastifyInstance, requestsPerWindow: number): Promise<void> {
  await app.register(rateLimit, {
    max: requestsPerWindow,
    timeWindow: WINDOW_MS,
    store: MonotonicStore,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
    errorResponseBuilder: () => new RequestProblem(429, "Too many requests from this address. Please wait."),
  });
}

/** The plugin's own store trusts a clock that can be set; one set back would refuse a visitor for as long. */
class MonotonicStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { count: number; end: number }>();

  incr: FastifyRateLimitStore["incr"] = (key, done, timeWindow) => {
    const now = performance.now();
    const known = this.#windows.get(key);
    const open = known !== undefined && known.end > now ? known : { count: 0, end: now + timeWindow };
    open.count += 1;
    // The map's order is that of the last visit.
    this.#windows.delete(key);
    this.#windows.set(key, open);
    if (this.#windows.size > ADDRESSES_REMEMBERED) {
      const [oldest = ""] = this.#windows.keys();
      this.#windows.delete(oldest);
    }
    done(null, { current: open.count, ttl: open.end - now });
  };

  child(): FastifyRateLimitStore {
    return new MonotonicStore();
  }
}
