import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { metricsAccess } from "./metrics-access.ts";

/** The two parts of a request that are looked at. */
const from = (remoteAddress: string, headers = {}) =>
  ({ socket: { remoteAddress }, headers }) as IncomingMessage;

test.each([
  ["127.0.0.1", {}, true],
  ["::1", {}, true],
  ["::ffff:127.0.0.1", {}, true],
  ["10.1.2.3", {}, true],
  ["::ffff:10.1.2.3", {}, true],
  ["192.168.1.1", {}, false],
  ["2001:db8::1", {}, false],
  ["", {}, false],
  ["127.0.0.1", { "x-forwarded-for": "127.0.0.1" }, false],
  ["10.1.2.3", { forwarded: "for=127.0.0.1" }, false],
])("from %s with %j: %s", (address, headers, allowed) => {
  expect(metricsAccess(["10.0.0.0/8"])(from(address, headers))).toBe(allowed);
});
