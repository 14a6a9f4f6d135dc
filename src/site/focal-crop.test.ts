import sharp from "sharp";
import { expect, test } from "vitest";
import { cropAtFocus, positionOf, regionAround } from "./focal-crop.ts";

test.each([
  ["a wide picture, its left edge", { width: 400, height: 100 }, 1, { x: 0, y: 50 }, [100, 100, 0, 0]],
  ["a wide picture, its right edge", { width: 400, height: 100 }, 1, { x: 100, y: 50 }, [100, 100, 300, 0]],
  ["a tall picture, near its foot", { width: 100, height: 300 }, 1, { x: 0, y: 75 }, [100, 100, 0, 150]],
  [
    "a picture of that shape, all of it",
    { width: 300, height: 200 },
    1.5,
    { x: 10, y: 10 },
    [300, 200, 0, 0],
  ],
])("%s", (_, size, ratio, focus, expected) => {
  const { width, height, left, top } = regionAround(size, ratio, focus);
  expect([width, height, left, top]).toEqual(expected);
});

/** White, with a black right half. */
const picture = await sharp({ create: { width: 200, height: 100, channels: 3, background: "#fff" } })
  .composite([
    {
      input: { create: { width: 100, height: 100, channels: 3, background: "#000" } },
      left: 100,
      top: 0,
    },
  ])
  .jpeg()
  .toBuffer();

test.each([
  [0, 255],
  [100, 0],
])("what the owner points at (%i %%) is what is kept", async (x, expected) => {
  const crop = await cropAtFocus(picture, { ratio: 1, position: positionOf({ x, y: 50 }) });
  const { channels } = await sharp(crop).stats();
  expect(Math.abs((channels[0]?.mean ?? -1) - expected)).toBeLessThan(5);
});

test("a word is left to the picture library", async () => {
  expect(await cropAtFocus(picture, { ratio: 1, position: "right" })).toBe(picture);
});
