import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blockStorage, fillStorage } from "./broken-storage.ts";
import { keepRecord } from "./kept-record.ts";
import { knownVisitorId, storedVisitorId } from "./kept-visitor.ts";
import { makeRecord } from "./record.ts";
import { visitorIdIn } from "./visitor-id.ts";

const ID = "6f1c2b1e-5a0d-4c3b-9a58-2f6f0d9c1e77";
const OTHER_ID = "00000000-0000-4000-8000-000000000000";
const RECORD = makeRecord({ analytics: true, marketing: true }, ID, Date.now());
const RECORD_KEY = "harlur-cookie-consent";
const ID_KEY = "harlur-visitor-id";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("where storage is blocked nobody is known", () => {
  blockStorage();
  expect(knownVisitorId("harlur")).toBeNull();
});

test("looking for an id makes none", () => {
  expect(storedVisitorId("harlur")).toBeNull();
  expect(localStorage.getItem(ID_KEY)).toBeNull();
});

test("a stored id is used as it is, without its suffix", () => {
  localStorage.setItem(ID_KEY, `${ID}:suffix`);
  expect(knownVisitorId("harlur")).toBe(ID);
  expect(localStorage.getItem(ID_KEY)).toBe(`${ID}:suffix`);
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
