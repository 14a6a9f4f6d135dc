import { afterAll, describe, expect, test } from "vitest";
import { observatoryScore } from "../../tests/parts/observatory.ts";
import { ask } from "../../tests/parts/raw-http.ts";
import { runApp } from "../../tests/parts/running-app.ts";

const { port, stop } = await runApp({
  environment: { SITE_URL: "https://www.harlur.example" },
  withApi: true,
});
afterAll(stop);

/** From 100 it is called A+; more is not to be had without the browsers' own list of hosts and foreign scripts. */
const BEST = 130;

test.each(["/es/", "/eu/contacto", "/es/proyectos/una-obra", "/nope", "/eu/proyectos/otra-obra"])(
  "%s is given 130 points by the Observatory's rules",
  async (path) => {
    expect(observatoryScore((await ask(port, path)).headers)).toBe(BEST);
  },
);

test("the one cookie costs no points", async () => {
  const { headers } = await ask(port, "/api/csrf-token");
  expect(headers["set-cookie"]).toHaveLength(1);
  expect(observatoryScore(headers)).toBeGreaterThanOrEqual(120);
});

describe("the rules", () => {
  const good = {
    "content-security-policy": "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "strict-transport-security": "max-age=63072000",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };

  test.each([
    [{}, BEST],
    [{ "content-security-policy": undefined }, 100 - 25 - 20],
    [{ "content-security-policy": "script-src 'self' 'unsafe-inline'; frame-ancestors 'none'" }, 80],
    [{ "content-security-policy": "default-src https:; frame-ancestors 'none'" }, 80],
    [
      { "content-security-policy": "default-src 'self'; script-src 'unsafe-eval'; frame-ancestors 'self'" },
      110,
    ],
    [{ "content-security-policy": "default-src 'self'; frame-ancestors 'none'" }, 125],
    [{ "content-security-policy": "default-src 'none'" }, 80],
    [{ "content-security-policy": "default-src 'none'", "x-frame-options": "DENY" }, 125],
    [{ "strict-transport-security": undefined }, 80],
    [{ "strict-transport-security": "max-age=600" }, 90 + 30],
    [{ "x-content-type-options": undefined }, 95 + 30],
    [{ "referrer-policy": "unsafe-url" }, 95 + 25],
    [{ "cross-origin-resource-policy": undefined }, 120],
    [{ "set-cookie": ["session=a; Secure"] }, 70],
    [{ "set-cookie": ["session=a; Secure; HttpOnly; SameSite=Lax"] }, BEST],
  ])("%j makes %i", (changes, points) => {
    expect(observatoryScore({ ...good, ...changes })).toBe(points);
  });
});
