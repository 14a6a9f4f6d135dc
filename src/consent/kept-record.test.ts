import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blockStorage, fillStorage } from "./broken-storage.ts";
import { keepRecord, keptRecord } from "./kept-record.ts";
import { makeRecord } from "./record.ts";

const ID = "6f1c2b1e-5a0d-4c3b-9a58-2f6f0d9c1e77";
const RECORD = makeRecord({ analytics: true, marketing: true }, ID, Date.now());
const RECORD_KEY = "harlur-cookie-consent";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("a kept record is found again, under a name that begins with the company's short name", () => {
  expect(keepRecord("harlur", RECORD)).toBe(true);
  expect(localStorage.getItem(RECORD_KEY)).toBe(JSON.stringify(RECORD));
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
});
