import { expect, it } from "vitest";
import { networkMatcher, networkOf } from "./networks.ts";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1"],
  ["2001:db8:1:2::9", "2001:db8:1"],
  ["2001:0DB8:0001:0002:ffff::", "2001:db8:1"],
  ["2001:db8::1", "2001:db8:0"],
  ["::1", "0:0:0"],
  ["::", "0:0:0"],
  ["fe80::1%eth0", "fe80:0:0"],
  ["192.0.2.7:40123", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["[2001:db8:1:2::9]:40123", "2001:db8:1"],
  ["[2001:db8:1:2::9]", "2001:db8:1"],
  ["unknown", "unknown"],
  ["_made-up-17", "unknown"],
  ["", "unknown"],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ["10.1.2.3", true],
  ["::ffff:10.1.2.3", true],
  ["11.0.0.1", false],
  ["fd00::1", true],
  ["2001:db8::1", false],
  ["", false],
  ["10.1.2.3:443", true],
  ["[fd00::1]:443", true],
])("finds %s among the networks: %s", (address, found) => {
  expect(networkMatcher(["10.0.0.0/8", "fc00::/7"])(address)).toBe(found);
});
