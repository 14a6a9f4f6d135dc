import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepRecord, keptRecord, knownVisitorId, recordKey, visitorIdKey } from "./kept-consent.ts";
import { makeRecord } from "./record.ts";
import { visitorIdIn } from "./visitor-id.ts";

const ID = "6f1c2b1e-5a0d-4c3b-9a58-2f6f0d9c1e77";
const OTHER_ID = "00000000-0000-4000-8000-000000000000";
const RECORD = makeRecord({ analytics: true, marketing: true }, ID, Date.now());
const RECORD_KEY = "harlur-cookie-consent";
const ID_KEY = "harlur-visitor-id";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const fillStorage = () => {
  const working = localStorage;
  vi.spyOn(window, "localStorage", "get").mockReturnValue({
    length: working.length,
    clear: () => working.clear(),
    key: (index) => working.key(index),
    getItem: (key) => working.getItem(key),
    removeItem: (key) => working.removeItem(key),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
};
const blockStorage = () =>
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });

test("the names in storage begin with the company's short name", () => {
  expect([recordKey("harlur"), visitorIdKey("harlur")]).toEqual([RECORD_KEY, ID_KEY]);
});

test("a kept record is found again", () => {
  expect(keepRecord("harlur", RECORD)).toBe(true);
  expect(keptRecord("harlur")).toEqual(RECORD);
});

test("corrupt data is removed, outdated data is only not counted", () => {
  localStorage.setItem(RECORD_KEY, "{");
  expect(keptRecord("harlur")).toBeNull();
  expect(localStorage.getItem(RECORD_KEY)).toBeNull();
  localStorage.setItem(RECORD_KEY, JSON.stringify({ ...RECORD, version: 0 }));
  expect(keptRecord("harlur")).toBeNull();
  expect(localStorage.getItem(RECORD_KEY)).not.toBeNull();
});

test("a new no that finds no room removes the old yes", () => {
  keepRecord("harlur", RECORD);
  fillStorage();
  expect(keepRecord("harlur", { ...RECORD, analytics: false })).toBe(false);
  expect(keptRecord("harlur")).toBeNull();
});

test("blocked storage holds nothing and breaks nothing", () => {
  blockStorage();
  expect(keptRecord("harlur")).toBeNull();
  expect(keepRecord("harlur", RECORD)).toBe(false);
  expect(knownVisitorId("harlur")).toBeNull();
});

test("a stored id is used as it is, without its suffix", () => {
  localStorage.setItem(ID_KEY, `${ID}:suffix`);
  expect(knownVisitorId("harlur")).toBe(ID);
});

test("without an id one is made and stored", () => {
  const id = knownVisitorId("harlur");
  expect(visitorIdIn(id)).toBe(id);
  expect(localStorage.getItem(ID_KEY)).toBe(id);
  expect(knownVisitorId("harlur")).toBe(id);
});

test("an invalid id is removed and replaced", () => {
  localStorage.setItem(ID_KEY, "not-a-uuid:1");
  const id = knownVisitorId("harlur");
  expect(visitorIdIn(id)).toBe(id);
  expect(localStorage.getItem(ID_KEY)).toBe(id);
});

test("an invalid id is removed even where none can be stored", () => {
  localStorage.setItem(ID_KEY, "not-a-uuid");
  fillStorage();
  expect(knownVisitorId("harlur")).toBeNull();
  expect(localStorage.getItem(ID_KEY)).toBeNull();
});

test.each([
  ["current", RECORD],
  ["outdated", { ...RECORD, version: 0 }],
])("the userId of a %s record is the visitor's id when there is no other", (_state, record) => {
  localStorage.setItem(RECORD_KEY, JSON.stringify(record));
  expect(knownVisitorId("harlur")).toBe(ID);
  expect(localStorage.getItem(ID_KEY)).toBe(ID);
});

test("the record's userId is known even where it cannot be stored once more", () => {
  keepRecord("harlur", RECORD);
  fillStorage();
  expect(knownVisitorId("harlur")).toBe(ID);
});

test("the stored id comes before the record's", () => {
  keepRecord("harlur", RECORD);
  localStorage.setItem(ID_KEY, OTHER_ID);
  expect(knownVisitorId("harlur")).toBe(OTHER_ID);
});
