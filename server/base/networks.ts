/** Addresses and the networks they belong to. */
import { BlockList, isIP, isIPv6 } from "node:net";

export const LOOPBACK = ["127.0.0.0/8", "::1"];

/** Networks that are not reached from the internet: loopback, private, shared, link-local. */
export const PRIVATE_NETWORKS = [
  ...LOOPBACK,
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "100.64.0.0/10",
  "169.254.0.0/16",
  "fc00::/7",
  "fe80::/10",
];

/** No address is longer, with its zone and a port. */
const LONGEST_ADDRESS = 100;

/** An IPv4 address that came over an IPv6 socket is the same address, and some proxies name the port as well. */
function plainAddress(address: string): string {
  const short = address.slice(0, LONGEST_ADDRESS);
  const [, withoutPort = short] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(short)?.filter(Boolean) ?? [];
  return withoutPort.replace(/^::ffff:(?=\d+\.)/i, "");
}

export function networkMatcher(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    list.addSubnet(address, bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits), family);
  }
  return (address) => {
    const plain = plainAddress(address);
    return list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
  };
}

/**
 * Whoever has IPv6 has a whole network of addresses, up to a /48 for a house or a company: it is counted as one. So is
 * everything that is no address at all.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) === 0) return "unknown";
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("%", 1).join("").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after];
  return groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
