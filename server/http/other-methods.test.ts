import { afterAll, expect, test } from "vitest";
import { ask } from "../../tests/parts/raw-http.ts";
import { runApp } from "../../tests/parts/running-app.ts";

const { port, stop } = await runApp();
afterAll(stop);

const CHOICE = "/api/cookie-consent/123e4567-e89b-42d3-a456-426614174000";

test.each([
  ["GET", "/api/contact", "POST"],
  ["DELETE", "/api/contact?a=1", "POST"],
  ["OPTIONS", "/api/contact", "POST"],
  ["POST", "/api/csrf-token", "GET, HEAD"],
  ["PATCH", CHOICE, "GET, HEAD, PUT"],
])("%s %s is told which methods there are: %s", async (method, path, allow) => {
  const { status, headers, body } = await ask(port, path, { method });
  expect([status, headers.allow, headers["cache-control"]]).toEqual([405, allow, "no-store"]);
  expect(headers["content-type"]).toContain("application/problem+json");
  expect(JSON.parse(body.toString())).toEqual({
    type: "about:blank",
    title: "Method Not Allowed",
    status: 405,
  });
});

test.each(["/api", "/api/", "/api/contact/", "/api/contact/1", "/api/cookie-consent", `${CHOICE}/more`])(
  "%s is not there, whatever the method",
  async (path) => {
    for (const method of ["GET", "POST", "DELETE"]) {
      const { status, headers } = await ask(port, path, { method });
      expect([status, headers.allow]).toEqual([404, undefined]);
    }
  },
);
