import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { refusal } from "./guard.ts";

const asked = (method: string, headers: IncomingHttpHeaders) =>
  refusal({ method, headers } as IncomingMessage); // the only two things it looks at

const OWN = { host: "127.0.0.1:4321" };
const ORIGIN = { ...OWN, origin: "http://127.0.0.1:4321" };

test.each<[string, string, IncomingHttpHeaders]>([
  ["a page", "GET", OWN],
  ["a page through a tunnel from another port", "GET", { host: "localhost:9000" }],
  [
    "a link from elsewhere",
    "GET",
    { ...OWN, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
  ],
  ["a form of its own", "POST", { ...ORIGIN, "sec-fetch-site": "same-origin" }],
])("%s is answered", (_, method, headers) => {
  expect(asked(method, headers)).toBeUndefined();
});

test.each<[string, string, IncomingHttpHeaders]>([
  ["a name that was made to lead here", "GET", { host: "rebound.example:4321" }],
  ["no name", "GET", {}],
  ["a name that begins like ours", "GET", { host: "127.0.0.1.example" }],
  [
    "what another site's page loads",
    "GET",
    { ...OWN, "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" },
  ],
  [
    "another site's frame",
    "GET",
    { ...OWN, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
  ],
  ["another port's page", "POST", { ...OWN, origin: "http://127.0.0.1:8080", "sec-fetch-site": "same-site" }],
  [
    "another site's form",
    "POST",
    { ...OWN, origin: "https://other.example", "sec-fetch-site": "cross-site" },
  ],
  ["a form of an old browser from elsewhere", "POST", { ...OWN, origin: "null" }],
  ["a form that does not say where it comes from", "POST", OWN],
])("%s is refused", (_, method, headers) => {
  expect(asked(method, headers)).toBeDefined();
});
