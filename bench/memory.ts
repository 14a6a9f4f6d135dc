/** What the server holds after many requests. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
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

/** From the kernel where it tells (a small Linux has no `ps`), else from `ps`. */
export function residentBytes(processId: number): number {
  const status = `/proc/${processId}/status`;
  const kilobytes = existsSync(status)
    ? readFileSync(status, "utf8").match(/^VmRSS:\s+(\d+)/m)?.[1]
    : execFileSync("ps", ["-o", "rss=", "-p", String(processId)], { encoding: "utf8" });
  return Number(kilobytes) * 1024;
}
