import { expect, test } from "vitest";
import { acceptedEncodings } from "./accept-encoding.ts";

test.each([
  [undefined, ["identity"]],
  ["", ["identity"]],
  ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
  ["gzip", ["gzip", "identity"]],
  ["GZIP", ["gzip", "identity"]],
  ["x-gzip", ["gzip", "identity"]],
  ["br;q=0.1, gzip;q=0.9", ["gzip", "br", "identity"]],
  ["br;q=0, gzip", ["gzip", "identity"]],
  ["identity;q=1, gzip;q=0.5", ["identity", "gzip"]],
  ["*", ["br", "gzip", "identity"]],
  ["*;q=0.5, br;q=0", ["gzip", "identity"]],
  ["identity;q=0, *;q=0", ["identity"]],
  ["br;q=nonsense, gzip;q=2", ["identity"]],
  [";;;,,,=", ["identity"]],
])("%j means %j", (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
