// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ACCEPT_ALL, REJECT_ALL } from "../../contract/consent.ts";
import { announceConsent, onConsentChange } from "./consent-changes.ts";
import { makeRecord } from "./consent-storage.ts";

const KEY = "harlur-cookie-consent";
const YES = makeRecord(ACCEPT_ALL, "id", Date.now());
const NO = makeRecord(REJECT_ALL, "id", Date.now());

beforeEach(() => {
  localStorage.clear();
  // Other tests share this module, and a choice that they made would still be known.
  const stop = onConsentChange("harlur", () => {});
  storedElsewhere(null);
  stop();
});

function follow() {
  const seen = vi.fn();
  const stop = onConsentChange("harlur", seen);
  onTestFinished(stop);
  return { seen, stop };
}

const storedElsewhere = (key: string | null) => dispatchEvent(new StorageEvent("storage", { key }));

test("tells at once what is stored", () => {
  expect(follow().seen).toHaveBeenLastCalledWith(null);
  localStorage.setItem(KEY, JSON.stringify(YES));
  expect(follow().seen).toHaveBeenLastCalledWith(YES);
});

test("follows a choice on this page, stored or not", () => {
  const { seen } = follow();
  announceConsent(NO);
  expect(seen).toHaveBeenLastCalledWith(NO);
});

test("tells a choice that could not be stored to parts that ask later", () => {
  announceConsent(NO);
  expect(follow().seen).toHaveBeenLastCalledWith(NO);
  storedElsewhere(null);
  expect(follow().seen).toHaveBeenLastCalledWith(null);
});

test("follows a choice in another tab", () => {
  const { seen } = follow();
  localStorage.setItem(KEY, JSON.stringify(YES));
  storedElsewhere(KEY);
  expect(seen).toHaveBeenLastCalledWith(YES);
});

test("follows when another tab clears everything", () => {
  localStorage.setItem(KEY, JSON.stringify(YES));
  const { seen } = follow();
  localStorage.clear();
  storedElsewhere(null);
  expect(seen).toHaveBeenLastCalledWith(null);
});

test("does not mind what else another tab stores", () => {
  const { seen } = follow();
  storedElsewhere("language");
  expect(seen).toHaveBeenCalledOnce();
});

test("looks again when the page comes back from the browser's cache, not at its first showing", () => {
  const { seen } = follow();
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(seen).toHaveBeenCalledOnce();
  localStorage.setItem(KEY, JSON.stringify(NO));
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(seen).toHaveBeenLastCalledWith(NO);
});

test("stops when told so", () => {
  const { seen, stop } = follow();
  stop();
  announceConsent(YES);
  storedElsewhere(KEY);
  expect(seen).toHaveBeenCalledOnce();
});
