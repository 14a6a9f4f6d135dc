import { expect, test } from "vitest";
import { CONSENT_VERSION } from "../../contract/consent-constants.ts";
import { makeRecord, readRecord } from "./record.ts";

const NOW = Date.UTC(2026, 10, 15, 12);
const RECORD = makeRecord(
  { analytics: true, marketing: false },
  "6f1c2b1e-5a0d-4c3b-9a58-2f6f0d9c1e77",
  Date.UTC(2026, 10, 1),
);
const stored = (changes: Record<string, unknown>) => JSON.stringify({ ...RECORD, ...changes });
const stateOf = (text: string | null) => readRecord(text, NOW).state;

test("a record has exactly the fields of the specification, with necessary always on", () => {
  expect(RECORD).toEqual({
    userId: "6f1c2b1e-5a0d-4c3b-9a58-2f6f0d9c1e77",
    necessary: true,
    analytics: true,
    marketing: false,
    timestamp: Date.UTC(2026, 10, 1),
    version: 1,
  });
});

test("a record that was stored is read as it was", () => {
  expect(readRecord(JSON.stringify(RECORD), NOW)).toEqual({ state: "current", record: RECORD });
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
  expect(readRecord(stored({ version: 0 }), NOW)).toEqual({ state: "outdated", userId: RECORD.userId });
});

test("a higher version, left by a newer site, counts", () => {
  expect(stateOf(stored({ version: CONSENT_VERSION + 1 }))).toBe("current");
});

test.each([
  ["one month to the millisecond", Date.UTC(2026, 9, 15, 12), "current"],
  ["a millisecond more", Date.UTC(2026, 9, 15, 12) - 1, "outdated"],
  ["no time at all", Number.MAX_VALUE, "outdated"],
])("a choice made %s ago is %s", (_age, timestamp, state) => {
  expect(stateOf(stored({ timestamp }))).toBe(state);
});
