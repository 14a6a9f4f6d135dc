import fastify from "fastify";
import { expect, it } from "vitest";
import { proxyTrust } from "./proxy-trust.ts";

/** The address the server believes in, for a request from there with that header. */
async function believed(trust: false | number | string[], remoteAddress: string, forwarded: string) {
  const app = fastify({ trustProxy: proxyTrust(trust) });
  app.get("/", async ({ ip }) => ip);
  const headers = { "x-forwarded-for": forwarded };
  return (await app.inject({ url: "/", remoteAddress, headers })).body;
}

it.each([
  ["nobody is trusted", false, "127.0.0.1", "198.51.100.9", "127.0.0.1"],
  ["one proxy on this machine", 1, "127.0.0.1", "192.0.2.1, 198.51.100.9", "198.51.100.9"],
  ["one proxy in the same network", 1, "::ffff:10.0.0.2", "198.51.100.9", "198.51.100.9"],
  ["two proxies", 2, "127.0.0.1", "192.0.2.1, 198.51.100.9, 10.0.0.2", "198.51.100.9"],
  [
    "two proxies, and a visitor who got past the first",
    2,
    "10.0.0.3",
    "192.0.2.1, 198.51.100.9",
    "198.51.100.9",
  ],
  ["a visitor who got past both", 2, "198.51.100.9", "192.0.2.1", "198.51.100.9"],
  ["a named public proxy", ["203.0.113.0/24"], "203.0.113.5", "192.0.2.1, 198.51.100.9", "198.51.100.9"],
  ["another public proxy", ["203.0.113.0/24"], "198.51.100.9", "192.0.2.1", "198.51.100.9"],
  ["two proxies that name ports", 2, "127.0.0.1", "198.51.100.9:5000, 10.0.0.2:443", "198.51.100.9:5000"],
  ["a named loopback", ["loopback"], "::1", "198.51.100.9", "198.51.100.9"],
] as const)("%s", async (_name, trust, from, forwarded, address) => {
  const copy = typeof trust === "object" ? [...trust] : trust;
  expect(await believed(copy, from, forwarded)).toBe(address);
});
