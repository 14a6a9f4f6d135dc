import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { pause } from "../../tests/parts/pause.ts";
import { within } from "./clock.ts";

const LIMIT_MS = 1500;
const late = () => new Error("late");

describe("an answer that is waited for", () => {
  test("in time is given, and one that takes too long is an error", async () => {
    expect(await within(LIMIT_MS, Promise.resolve(1), late)).toBe(1);
    await expect(within(50, delay(LIMIT_MS), late)).rejects.toThrow("late");
    await expect(within(LIMIT_MS, Promise.reject(new Error("wrong")), late)).rejects.toThrow("wrong");
  });

  test("that came while the process was paused is not late", async () => {
    const file = readFile(import.meta.filename, "utf8");
    const answer = within(LIMIT_MS, file, late);
    setImmediate(() => pause(2 * LIMIT_MS));
    expect(await answer).toContain("this very line");
  });
});
