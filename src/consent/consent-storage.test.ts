// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ACCEPT_ALL, CONSENT_VERSION } from "../../contract/consent.ts";
import { allowing } from "../../tests/consent-choices.ts";
import { blockStorage, fillStorage } from "../../tests/parts/mocked-storage.ts";
import { currentRecord, makeRecord, readRecord, storeRecord } from "./consent-storage.ts";

const ID = "6f1c2b1e-5a0d-4c3b-9a58-2f6f0d9c1e77";
const RECORD = makeRecord(ACCEPT_ALL, ID, Date.now());
const RECORD_KEY = "harlur-cookie-consent";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("a kept record is found again, under a name that begins with the company's short name", () => {
  expect(storeRecord("harlur", RECORD)).toBe(true);
  expect(localStorage.getItem(RECORD_KEY)).toBe(JSON.stringify(RECORD));
  expect(currentRecord("harlur")).toEqual(RECORD);
});

test("corrupt data is removed, outdated data is only not counted", () => {
  localStorage.setItem(RECORD_KEY, "{");
  expect(currentRecord("harlur")).toBeNull();
  expect(localStorage.getItem(RECORD_KEY)).toBeNull();
  localStorage.setItem(RECORD_KEY, JSON.stringify({ ...RECORD, version: 0 }));
  expect(currentRecord("harlur")).toBeNull();
  expect(localStorage.getItem(RECORD_KEY)).not.toBeNull();
});

test("a new no that finds no room removes the old yes", () => {
  storeRecord("harlur", RECORD);
  fillStorage();
  expect(storeRecord("harlur", { ...RECORD, analytics: false })).toBe(false);
  expect(currentRecord("harlur")).toBeNull();
});

test("blocked storage holds nothing and breaks nothing", () => {
  blockStorage();
  expect(currentRecord("harlur")).toBeNull();
  expect(storeRecord("harlur", RECORD)).toBe(false);
});

const NOW = Date.UTC(2026, 10, 15, 12);
const OLD = makeRecord(allowing("analytics"), ID, Date.UTC(2026, 10, 1));
const stored = (changes: Record<string, unknown>) => JSON.stringify({ ...OLD, ...changes });
const stateOf = (text: string | null) => readRecord(text, NOW).state;

test("a record has the fields of the specification, with necessary always on", () => {
  expect(OLD).toMatchObject({
    userId: ID,
    necessary: true,
    analytics: true,
    marketing: false,
    timestamp: Date.UTC(2026, 10, 1),
    version: CONSENT_VERSION,
  });
});

test("a record that was stored is read as it was", () => {
  expect(readRecord(JSON.stringify(OLD), NOW)).toEqual({ state: "current", record: OLD });
});

test("necessary is on whatever is stored", () => {
  expect(readRecord(stored({ necessary: false }), NOW)).toMatchObject({ record: { necessary: true } });
});

test("nothing stored is a question not asked yet", () => {
  expect(stateOf(null)).toBe("missing");
});

test.each([
  "",
  "{",
  "undefined",
  "null",
  "7",
  '"yes"',
  stored({ analytics: "true" }),
  stored({ marketing: 1 }),
  stored({ analytics: undefined }),
  stored({ userId: 5 }),
  stored({ timestamp: "yesterday" }),
  stored({ timestamp: null }),
  stored({ version: "1" }),
  stored({ version: null }),
])("%s cannot be read", (text) => {
  expect(stateOf(text)).toBe("corrupt");
});

test.each(["{}", "[]", stored({ version: undefined }), stored({ version: 0 }), stored({ version: -1 })])(
  "%s has no version or a lower one, and is asked again",
  (text) => {
    expect(stateOf(text)).toBe("outdated");
  },
);

test("an answer to an older policy still tells who the visitor is", () => {
  expect(readRecord(stored({ version: 0 }), NOW)).toEqual({ state: "outdated", userId: OLD.userId });
});

test("a higher version, left by a newer site, counts", () => {
  expect(stateOf(stored({ version: CONSENT_VERSION + 1 }))).toBe("current");
});

test.each([
  ["one month to the millisecond", Date.UTC(2026, 9, 15, 12), "current"],
  ["a millisecond more", Date.UTC(2026, 9, 15, 12) - 1, "outdated"],
  ["no time at all", Number.MAX_VALUE, "outdated"],
  ["minus a day", NOW + 86_400_000, "current"],
  ["minus ten years", Date.UTC(2036, 10, 15), "outdated"],
])("a choice made %s ago is %s", (_age, timestamp, state) => {
  expect(stateOf(stored({ timestamp }))).toBe(state);
});
