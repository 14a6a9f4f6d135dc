import { mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newestPictures, placedAt } from "./picture-files.ts";

const WEBP = "/content/images/scenes/hero.webp";
const JPEG = "/content/images/scenes/hero.JPG";
const HOUR_MS = 3_600_000;

test.each([
  ["the newest file of a name wins", { [WEBP]: 0, [JPEG]: HOUR_MS }, JPEG],
  ["so does a newer generated one", { [WEBP]: HOUR_MS, [JPEG]: 0 }, WEBP],
  ["of one time, the owner's photograph wins", { [WEBP]: 5, [JPEG]: 0 }, JPEG],
])("%s", (_, times: Record<string, number>, winner) => {
  for (const files of [Object.keys(times), Object.keys(times).toReversed()])
    expect(newestPictures(files, (file) => times[file] ?? 0).get("scenes/hero")).toBe(winner);
});

test("a photograph taken years ago counts from when it was copied here", () => {
  const photograph = join(mkdtempSync(join(tmpdir(), "picture-files-")), "hero.JPG");
  const before = Date.now();
  writeFileSync(photograph, "");
  utimesSync(photograph, 0, 0);
  // File systems keep it a little coarser than the clock.
  expect(placedAt(photograph)).toBeGreaterThan(before - 1000);
});
