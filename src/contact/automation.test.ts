import { expect, it } from "vitest";
import { looksAutomated } from "./automation.ts";

const loadedAt = Date.parse("2026-11-15T09:00:00Z");

it("takes a person who needs five seconds for a person", () => {
  expect(looksAutomated({ honeypot: "", loadedAt, now: loadedAt + 5000 })).toBe(false);
});

it("takes less than five seconds for a program's haste", () => {
  expect(looksAutomated({ honeypot: "", loadedAt, now: loadedAt + 4999 })).toBe(true);
});

it("takes whoever fills the hidden field for a program, however slow", () => {
  expect(looksAutomated({ honeypot: "x", loadedAt, now: loadedAt + 60_000 })).toBe(true);
});

it("does not hold a clock that was set back against a visitor", () => {
  expect(looksAutomated({ honeypot: "", loadedAt, now: loadedAt - 1 })).toBe(false);
});
