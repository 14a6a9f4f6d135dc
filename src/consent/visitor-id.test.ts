// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ACCEPT_ALL } from "../../contract/consent.ts";
import { blockStorage, fillStorage } from "../../tests/parts/mocked-storage.ts";
import { makeRecord, storeRecord } from "./consent-storage.ts";
import { ensureVisitorId, newVisitorId, parseVisitorId, storedVisitorId } from "./visitor-id.ts";

const ID = "6f1c2b1e-5a0d-4c3b-9a58-2f6f0d9c1e77";

test.each([
  [ID, ID],
  [ID.toUpperCase(), ID.toUpperCase()],
  [`  ${ID}\n`, ID],
  [`${ID}:1731628800000`, ID],
  [`${ID} : a:b\nc`, ID],
])("%j names the visitor %s", (stored, id) => {
  expect(parseVisitorId(stored)).toBe(id);
});

test.each([
  null,
  undefined,
  7,
  "",
  ":",
  `:${ID}`,
  `${ID}0`,
  `x${ID}`,
  ID.replaceAll("-", ""),
  ID.replace("6", "g"),
  ID.replace("-", "--"),
  `${ID} ${ID}`,
])("%j names nobody", (stored) => {
  expect(parseVisitorId(stored)).toBeNull();
});

test("a new id is a random UUID of version 4", () => {
  const ids = Array.from({ length: 200 }, newVisitorId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(parseVisitorId(id)).toBe(id);
  }
});

const OTHER_ID = "00000000-0000-4000-8000-000000000000";
const RECORD = makeRecord(ACCEPT_ALL, ID, Date.now());
const RECORD_KEY = "harlur-cookie-consent";
const ID_KEY = "harlur-visitor-id";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("where storage is blocked nobody is known", () => {
  blockStorage();
  expect(ensureVisitorId("harlur")).toBeNull();
});

test("looking for an id makes none", () => {
  expect(storedVisitorId("harlur")).toBeNull();
  expect(localStorage.getItem(ID_KEY)).toBeNull();
});

test("a stored id is used as it is, without its suffix", () => {
  localStorage.setItem(ID_KEY, `${ID}:suffix`);
  expect(ensureVisitorId("harlur")).toBe(ID);
  expect(localStorage.getItem(ID_KEY)).toBe(`${ID}:suffix`);
});

test("without an id one is made and stored", () => {
  const id = ensureVisitorId("harlur");
  expect(parseVisitorId(id)).toBe(id);
  expect(localStorage.getItem(ID_KEY)).toBe(id);
  expect(ensureVisitorId("harlur")).toBe(id);
});

test("an invalid id is removed and replaced", () => {
  localStorage.setItem(ID_KEY, "not-a-uuid:1");
  const id = ensureVisitorId("harlur");
  expect(parseVisitorId(id)).toBe(id);
  expect(localStorage.getItem(ID_KEY)).toBe(id);
});

test("an invalid id is removed even where none can be stored", () => {
  localStorage.setItem(ID_KEY, "not-a-uuid");
  fillStorage();
  expect(ensureVisitorId("harlur")).toBeNull();
  expect(localStorage.getItem(ID_KEY)).toBeNull();
});

test.each([
  ["current", RECORD],
  ["outdated", { ...RECORD, version: 0 }],
])("the userId of a %s record is the visitor's id when there is no other", (_state, record) => {
  localStorage.setItem(RECORD_KEY, JSON.stringify(record));
  expect(ensureVisitorId("harlur")).toBe(ID);
  expect(localStorage.getItem(ID_KEY)).toBe(ID);
});

test("the record's userId is known even where it cannot be stored once more", () => {
  storeRecord("harlur", RECORD);
  fillStorage();
  expect(ensureVisitorId("harlur")).toBe(ID);
});

test("the stored id comes before the record's", () => {
  storeRecord("harlur", RECORD);
  localStorage.setItem(ID_KEY, OTHER_ID);
  expect(ensureVisitorId("harlur")).toBe(OTHER_ID);
});
