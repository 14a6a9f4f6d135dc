import { expect, test } from "vitest";
import { expiredCookies } from "./expired-cookies.ts";

const NAMES = ["_ga", "_gid"];

test("each cookie of the service ends on the host and on every domain above it but the last", () => {
  expect(expiredCookies("_gid=1", NAMES, "www.harlur.eus")).toEqual([
    "_gid=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT",
    "_gid=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; domain=www.harlur.eus",
    "_gid=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; domain=harlur.eus",
  ]);
});

test.each([
  ["_ga=1", ["_ga"]],
  ["_ga_AB12=1; _ga=2", ["_ga_AB12", "_ga"]],
  ["language=es; _gid=1;theme", ["_gid"]],
  ["_gat=1; _garage=2; x_ga=3", []],
  ["", []],
])("of %j it ends %j", (cookies, ended) => {
  const assignments = expiredCookies(cookies, NAMES, "localhost");
  expect(assignments).toEqual(ended.map((name) => `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`));
});
