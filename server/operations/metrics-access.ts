import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";

const FORWARDED = ["x-forwarded-for", "x-forwarded-host", "forwarded", "x-real-ip", "via"];

/**
 * Who may read the counters: this machine, and the networks of METRICS_ALLOW. A reader comes directly; what a proxy
 * passed on may come from anywhere.
 */
export function metricsAccess(allowed: readonly string[]): (request: IncomingMessage) => boolean {
  const readers = new BlockList();
  for (const network of ["127.0.0.0/8", "::1", ...allowed]) {
    const [address = "", bits] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    readers.addSubnet(address, bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits), family);
  }
  return ({ headers, socket }) => {
    if (FORWARDED.some((header) => headers[header] !== undefined)) return false;
    const address = (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/, "");
    return readers.check(address, isIPv6(address) ? "ipv6" : "ipv4");
  };
}
