import { expect, test } from "vitest";
import { readTarget, withoutOrigin } from "./request-target.ts";

test.each([
  ["/es/servicios?a=1&b=2", { path: "/es/servicios", query: "?a=1&b=2" }],
  ["//es///servicios", { path: "/es/servicios", query: "" }],
  ["/es/%73ervicios", { path: "/es/servicios", query: "" }],
  ["/a?b?c#d", { path: "/a", query: "?b?c" }],
  ["/a?\u00e9\u0001", { path: "/a", query: "?%E9%01" }],
])("%j asks for %j", (url, target) => {
  expect(readTarget(url)).toEqual(target);
});

test.each([
  "",
  "*",
  "es",
  "/%zz",
  "/%",
  "/%ff",
  "/%00",
  "/a%0d%0aSet-Cookie:x",
  "/\\evil",
  "/%5cevil",
  "/a\u007f",
])("%j is no address", (url) => {
  expect(readTarget(url)).toBeNull();
});

test("a host in the request line is left aside", () => {
  expect(withoutOrigin("http://evil.example/es/?a=1")).toBe("/es/?a=1");
  expect(withoutOrigin("HTTPS://evil.example")).toBe("/");
  expect(withoutOrigin("//evil.example/es/")).toBe("//evil.example/es/");
});
