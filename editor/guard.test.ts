import type { IncomingHttpHeaders } from "node:http";
import { expect, test } from "vitest";
import { refusal } from "./guard.ts";

const asked = (method: string, headers: IncomingHttpHeaders, deskUrl?: string) =>
  refusal({ method, headers }, deskUrl);

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

const DESK = "https://desk.company.eus";
const KNOWN = { host: "desk.company.eus", "x-forwarded-for": "192.0.2.7", "x-desk-user": "oficina" };

test.each<[string, string, IncomingHttpHeaders]>([
  ["a page", "GET", { ...KNOWN, "sec-fetch-site": "same-origin" }],
  ["a form of its own", "POST", { ...KNOWN, origin: DESK, "sec-fetch-site": "same-origin" }],
  ["this machine", "GET", OWN],
  ["a form of this machine", "POST", ORIGIN],
])("behind the proxy %s is answered", (_, method, headers) => {
  expect(asked(method, headers, DESK)).toBeUndefined();
});

test.each<[string, string, IncomingHttpHeaders]>([
  ["somebody who has not logged in", "GET", { ...KNOWN, "x-desk-user": undefined }],
  ["a proxy that asks for no password", "GET", { ...KNOWN, "x-desk-user": "" }],
  ["the desk's name without a proxy", "GET", { host: "desk.company.eus" }],
  ["the site's name", "GET", { ...KNOWN, host: "www.company.eus" }],
  ["another port of its name", "GET", { ...KNOWN, host: "desk.company.eus:8443" }],
  ["a name of this machine through the proxy", "GET", { ...KNOWN, host: "127.0.0.1:4321" }],
  ["a name of this machine, forwarded by another word", "GET", { ...OWN, forwarded: "for=192.0.2.7" }],
  ["a name of this machine with the asked host beside it", "GET", { ...OWN, "x-forwarded-host": "a.eus" }],
  ["a name of this machine with the asked scheme beside it", "GET", { ...OWN, "x-forwarded-proto": "https" }],
  ["the site's page", "POST", { ...KNOWN, origin: "https://www.company.eus", "sec-fetch-site": "same-site" }],
  ["its own name without https", "POST", { ...KNOWN, origin: "http://desk.company.eus" }],
  ["a form of this machine", "POST", { ...KNOWN, origin: "http://127.0.0.1:4321" }],
  ["a form that does not say where it comes from", "POST", KNOWN],
])("behind the proxy %s is refused", (_, method, headers) => {
  expect(asked(method, headers, DESK)).toBeDefined();
});

test("without the setting nobody is answered through a proxy", () => {
  expect(asked("GET", KNOWN)).toBeDefined();
});
