/** Whose word counts about where a request comes from. */

import { LOOPBACK, networkMatcher, PRIVATE_NETWORKS } from "../base/networks.ts";
import type { Settings } from "../config/config.ts";

export type ProxyTrust = (address: string, hop: number) => boolean;

/**
 * A number means that many nearest hops, as long as each has a private address: a visitor who gets past one of the
 * proxies is not taken for it. A proxy with a public address is named by its address.
 */
export function proxyTrust(trust: Settings["trustProxy"]): ProxyTrust {
  if (trust === false) return () => false;
  if (typeof trust !== "number")
    return networkMatcher(trust.flatMap((network) => (network === "loopback" ? LOOPBACK : [network])));
  const isPrivate = networkMatcher(PRIVATE_NETWORKS);
  return (address, hop) => hop < trust && isPrivate(address);
}
