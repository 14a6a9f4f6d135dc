/** So many requests from one address in a time; then 429 and when to come back. */
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
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
    cache: ADDRESSES_REMEMBERED,
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

/** One household or machine has a whole /64 of IPv6 addresses, so it is counted as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("%", 1).join("").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
