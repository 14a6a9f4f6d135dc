import sharp from "sharp";
import { expect, test } from "vitest";
import { content } from "../../tests/content.ts";
import { pictureFile } from "./content/load.ts";
import { makePlaceholder } from "./placeholder.ts";

const SCENE = content.home.hero.mobile.image;
const FOOT = { ratio: 4 / 3, position: "bottom" };
const PREFIX = "data:image/svg+xml,";

/** Any picture, crop as the page cuts it, as a few colours. */
async function colours(picture: string | Buffer): Promise<number[]> {
  const crop = await sharp(picture).resize(80, 60, { fit: "cover", position: FOOT.position }).toBuffer();
  return [...(await sharp(crop).resize(8, 6).removeAlpha().raw().toBuffer())];
}

test("looks like the picture from afar", async () => {
  const svg = decodeURIComponent((await makePlaceholder(SCENE, FOOT)).slice(PREFIX.length));
  const [drawn, seen] = await Promise.all([colours(Buffer.from(svg)), colours(pictureFile(SCENE))]);
  const difference = drawn.reduce((sum, value, index) => sum + Math.abs(value - (seen[index] ?? 0)), 0);
  expect(difference / drawn.length).toBeLessThan(20);
});

test("is small, and an address that may stand in an attribute and a stylesheet", async () => {
  const address = await makePlaceholder(SCENE, FOOT);
  expect(address).toMatch(/^data:image\/svg\+xml,[^"'#<>\s]+$/);
  expect(address.length).toBeLessThan(2000);
});

test("has the shape that is asked for", async () => {
  const wide = decodeURIComponent(await makePlaceholder(SCENE, { ratio: 7 / 3, position: "right" }));
  expect(wide).toContain('width="1200" height="500"');
});
