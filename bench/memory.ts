/** What the server holds after many requests. */
import { execFileSync } from "node:child_process";
import autocannon from "autocannon";
import { DOCUMENTS } from "../tests/addresses.ts";
import type { RunningSite } from "./running-site.ts";

const CONNECTIONS = 32;

/** Bytes in memory after that many requests, spread over every page. */
export async function memoryAfter(requests: number, { origin, processId }: RunningSite): Promise<number> {
  const { non2xx, errors } = await autocannon({
    url: origin,
    amount: requests,
    connections: CONNECTIONS,
    headers: { "accept-encoding": "br" },
    requests: DOCUMENTS.map(({ address }) => ({ path: address })),
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${requests} requests failed`);
  return residentBytes(processId);
}

export function residentBytes(processId: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(processId)], { encoding: "utf8" })) * 1024;
}
