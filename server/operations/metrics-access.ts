import type { IncomingMessage } from "node:http";
import { LOOPBACK, networkMatcher } from "../base/networks.ts";

const FORWARDED = ["x-forwarded-for", "x-forwarded-host", "forwarded", "x-real-ip", "via"];

/**
 * Who may read the counters: this machine, and the networks of METRICS_ALLOW. A reader comes directly; what a proxy
 * passed on may come from anywhere.
 */
export function metricsAccess(allowed: readonly string[]): (request: IncomingMessage) => boolean {
  const isReader = networkMatcher([...LOOPBACK, ...allowed]);
  return ({ headers, socket }) => {
    if (FORWARDED.some((header) => headers[header] !== undefined)) return false;
    return isReader(socket.remoteAddress ?? "");
  };
}
