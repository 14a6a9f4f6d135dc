// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { ACCEPT_ALL, REJECT_ALL } from "../../contract/consent.ts";
import { allowing } from "../../tests/consent-choices.ts";
import { expiredCookies, thirdPartyGate } from "./gate.ts";

const ID = "G-TEST1234";
const ANALYTICS = allowing("analytics");

const analyticsGate = () => thirdPartyGate("analytics", ID);

const head = vi.spyOn(document.head, "append").mockImplementation(() => {});
const scripts = () => head.mock.calls.map(([script]) => script instanceof HTMLScriptElement && script.src);
const commands = () => (window.dataLayer ?? []).map((command) => Array.from(Object(command)));
const consents = () =>
  commands()
    .filter(([command]) => command === "consent")
    .map(([, ...rest]) => rest);

const DENIED = {
  analytics_storage: "denied",
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
};
const GRANTED = {
  analytics_storage: "granted",
  ad_storage: "granted",
  ad_user_data: "granted",
  ad_personalization: "granted",
};

beforeEach(() => {
  delete window.dataLayer;
  head.mockClear();
  for (const cookie of ["_ga=GA1.1.1", "_ga_TEST1234=GS1", "language=es"]) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the service's own script does
    document.cookie = `${cookie}; path=/`;
  }
});

test("consent mode starts denied, and nothing is fetched", () => {
  analyticsGate();
  expect(consents()).toEqual([["default", DENIED]]);
  expect(scripts()).toEqual([]);
});

test("after a no nothing is fetched, and cookies left from before are gone", () => {
  analyticsGate()(REJECT_ALL);
  expect(scripts()).toEqual([]);
  expect(document.cookie).toBe("language=es");
  expect(window[`ga-disable-${ID}`]).toBe(true);
});

test("marketing alone does not let analytics in", () => {
  analyticsGate()(allowing("marketing"));
  expect(scripts()).toEqual([]);
});

test("after a yes the signal comes first, then the script, once", () => {
  const decide = analyticsGate();
  decide(ACCEPT_ALL);
  decide(ANALYTICS);
  expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
  expect(commands().map(([command, what]) => `${command} ${what instanceof Date ? "now" : what}`)).toEqual([
    "consent default",
    "consent update",
    "js now",
    `config ${ID}`,
    "consent update",
  ]);
  expect(document.cookie).toContain("_ga=");
  expect(window[`ga-disable-${ID}`]).toBe(false);
});

test("each change sends its signal", () => {
  const decide = analyticsGate();
  decide(ACCEPT_ALL);
  decide(ANALYTICS);
  decide(REJECT_ALL);
  expect(consents().slice(1)).toEqual([
    ["update", GRANTED],
    ["update", { ...DENIED, analytics_storage: "granted" }],
    ["update", DENIED],
  ]);
});

test("a withdrawal deletes the cookies and switches the script off; a new yes switches it on again", () => {
  const decide = analyticsGate();
  decide(ACCEPT_ALL);
  decide(REJECT_ALL);
  expect(document.cookie).toBe("language=es");
  expect(window[`ga-disable-${ID}`]).toBe(true);
  decide(ANALYTICS);
  expect(window[`ga-disable-${ID}`]).toBe(false);
  expect(scripts()).toHaveLength(1);
});

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
