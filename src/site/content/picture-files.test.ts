import { expect, test } from "vitest";
import { newestPictures } from "./picture-files.ts";

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
