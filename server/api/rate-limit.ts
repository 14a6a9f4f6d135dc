/** So many requests from one address in a time; then 429 and when to come back. */
import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../http/networks.ts";
import { RequestProblem } from "./problems.ts";

const WINDOW_MS = 10 * 60 * 1000;
/** Addresses remembered at a time, about 10 MB; past it the one seen longest ago is forgotten. */
const ADDRESSES_REMEMBERED = 50_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const RETRY_AFTER_SECONDS = 60;

/**
 * Counted in this process's memory: addresses are personal data and are written nowhere, and a flood costs no
 * writes. So a restart forgets, and behind a balancer each instance counts for itself.
 */
export async function limitRate(
  app: FastifyInstance,
  requestsPerWindow: number,
  requestsADay?: number,
): Promise<void> {
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
  if (requestsADay === undefined) return;
  const allowance = new Allowance(requestsADay);
  // After the limit for one address, so that a single sender cannot use up what is there for everyone.
  app.addHook("preParsing", async (_request, reply) => {
    if (allowance.take(performance.now())) return;
    reply.header("retry-after", RETRY_AFTER_SECONDS);
    throw new RequestProblem(429, "Too many requests at the moment. Please wait.");
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

/** So many in a day, whoever asks: full at the start, and filled again little by little. */
export class Allowance {
  readonly #aDay: number;
  #left: number;
  #filledAt = 0;

  constructor(aDay: number) {
    this.#aDay = aDay;
    this.#left = aDay;
  }

  /** `now` in milliseconds that only run forward. */
  take(now: number): boolean {
    const filled = ((now - this.#filledAt) / DAY_MS) * this.#aDay;
    this.#left = Math.min(this.#aDay, this.#left + filled);
    this.#filledAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
