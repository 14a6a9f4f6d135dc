import { afterAll, describe, expect, test } from "vitest";
import { ask } from "../../tests/parts/raw-http.ts";
import { runApp } from "../../tests/parts/running-app.ts";
import { isSameOrigin } from "./same-origin.ts";

const SITE_URL = "https://www.harlur.example";
const { port, stop } = await runApp({ environment: { SITE_URL } });
afterAll(stop);

test.each([
  [{}, true],
  [{ origin: SITE_URL }, true],
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "same-origin", origin: "http://localhost:4000" }, true],
  [{ origin: "https://evil.example" }, false],
  [{ origin: "null" }, false],
  [{ origin: `${SITE_URL}.evil.example` }, false],
  [{ "sec-fetch-site": "cross-site", origin: SITE_URL }, false],
  [{ "sec-fetch-site": "same-site" }, false],
  [{ "sec-fetch-site": "none" }, false],
])("%j from a page of this site: %s", (headers, expected) => {
  expect(isSameOrigin(headers, SITE_URL)).toBe(expected);
});

describe("a call that changes something", () => {
  const foreign = { "sec-fetch-site": "cross-site", origin: "https://evil.example", host: "evil.example" };

  test.each([
    ["POST", "/api/contact"],
    ["PUT", "/api/cookie-consent/123e4567-e89b-12d3-a456-426614174000"],
    ["DELETE", "/api/nothing"],
  ])("is refused to another site's page: %s %s", async (method, path) => {
    const { status, headers, body } = await ask(port, path, { method, headers: foreign });
    expect(status).toBe(403);
    expect(headers["content-type"]).toContain("application/problem+json");
    expect(JSON.parse(body.toString())).toMatchObject({ status: 403 });
  });

  test("is not let through by a Host header that agrees with the origin", async () => {
    const headers = { origin: "https://evil.example", host: "evil.example" };
    expect((await ask(port, "/api/contact", { method: "POST", headers })).status).toBe(403);
  });

  test("may be read about from anywhere, since reading changes nothing", async () => {
    expect((await ask(port, "/api/csrf-token", { headers: foreign })).status).toBe(200);
  });
});
