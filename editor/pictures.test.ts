import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { keepPicture, previewPicture } from "./pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a5c3e" } });

test("a telephone's photograph is turned, stripped of place and camera, and gets a name of its own", async () => {
  const sideways = await photograph(800, 600)
    .withExif({ IFD0: { Model: "Telephone" }, IFD3: { GPSLatitude: "43/1 21/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await keepPicture(folder, "projects", "IMG_1 Excavación.JPG", sideways)).toBe(
    "projects/img-1-excavacion",
  );
  expect(await keepPicture(folder, "projects", "IMG_1 Excavación.JPG", sideways)).toBe(
    "projects/img-1-excavacion-2",
  );
  const { width, height, exif, orientation } = await sharp(
    join(folder, "projects/img-1-excavacion.webp"),
  ).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 600,
    height: 800,
    exif: undefined,
    orientation: undefined,
  });
  expect(await previewPicture(folder, "projects/img-1-excavacion")).toBeInstanceOf(Buffer);
});

test("a photograph of too many pixels is told so, and not that it cannot be read", async () => {
  const panorama = await photograph(15_000, 7000).png().toBuffer();
  await expect(keepPicture(folder, "projects", "panorama.png", panorama)).rejects.toThrow(
    "La foto tiene 15000 × 7000 píxeles, y son demasiados.",
  );
});

/** 480 × 360 pixels of one brown. */
const HEIC = Buffer.from(
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUNtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFnAAEAAAAAAAAAbwAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAw2lwcnAAAAClaXBjbwAAAHlodmNDAQNwAAAAAAAAAAAAP/AA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAP7oCQCEAAQAsQgEBA3AAAAMAkAAAAwAAAwA/oA8IBaWW6kkprm4EBAwIAAADAAgAAAMACEAiAAEAB0QBwXKwYkAAAAAUaXNwZQAAAAAAAAHgAAABaAAAABBwaXhpAAAAAAMICAgAAAAWaXBtYQAAAAAAAAABAAEDgQKDAAAAd21kYXQAAABrKAGvUxeMWpP5DpJf/+n+f/xSZDZ3TGxkj8D9cb5eAXQHOKAC0qXYd+AJMDtFCAAAEDCTAmw8AAADAAADA9qHAAADAAADAABCQAAAAwAAAwAANGAAAAMAAAMAAAMAAAMAAAMAAAMAAAMAmIA=",
  "base64",
);

/** Opened at the same time by a process of their own; how many kilobytes it took at most. */
function memoryFor(pictures: number, file: string): number {
  const script = `
    import { readFileSync } from "node:fs";
    import { redrawnPicture } from ${JSON.stringify(join(import.meta.dirname, "pictures.ts"))};
    const bytes = readFileSync(${JSON.stringify(file)});
    await Promise.all(Array.from({ length: ${pictures} }, () => redrawnPicture(bytes, 320)));
    process.stdout.write(String(process.resourceUsage().maxRSS));`;
  return Number(execFileSync(process.execPath, ["--input-type=module", "--eval", script]));
}

test("a visitor's message with six pictures that are dear to open takes hardly more memory than one", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "pictures-")), "picture.jpg");
  const plain = { width: 6000, height: 6000, channels: 3, background: "#3e5c7a" } as const;
  await sharp({ create: plain }).jpeg({ progressive: true }).toFile(file);
  expect(memoryFor(6, file) - memoryFor(1, file)).toBeLessThan(200_000);
}, 60_000);

test("an iPhone's HEIC is read", async () => {
  expect(await keepPicture(folder, "projects", "IMG_7.HEIC", HEIC)).toBe("projects/img-7");
  const kept = sharp(join(folder, "projects/img-7.webp"));
  const { width, height } = await kept.metadata();
  const { channels } = await kept.stats();
  expect([width, height]).toEqual([480, 360]);
  expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 10))).toEqual([12, 9, 6]);
});

test("a HEIC that is cut off is told like any other", async () => {
  const half = HEIC.subarray(0, HEIC.length / 2);
  await expect(keepPicture(folder, "projects", "half.heic", half)).rejects.toThrow(/No se puede leer/);
});

test("a photograph of 24 megapixels is kept no larger than any screen shows", async () => {
  await keepPicture(folder, "projects", "large.png", await photograph(6000, 4000).png().toBuffer());
  expect((await sharp(join(folder, "projects/large.webp")).metadata()).width).toBe(3200);
});

test("one that is too small is said with the size wanted", async () => {
  const small = await photograph(320, 200).png().toBuffer();
  await expect(keepPicture(folder, "projects", "small.png", small)).rejects.toThrow(/320 × 200.*400/);
});

const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60">${inside}</svg>`);

test("a logo that is a drawing stays as it is; one that is a picture keeps its transparency", async () => {
  const square = drawing('<rect width="60" height="60"/>');
  expect(await keepPicture(folder, "logo", "Logo Ñandú.svg", square)).toBe("logo/logo-nandu");
  expect(readFileSync(join(folder, "logo/logo-nandu.svg"))).toEqual(square);
  await keepPicture(folder, "logo", "large.png", await sharp(square, { density: 2000 }).png().toBuffer());
  const { width, height, hasAlpha } = await sharp(join(folder, "logo/large.webp")).metadata();
  expect([width, height, hasAlpha]).toEqual([800, 240, true]);
});

test.each([
  ["a drawing with a program in it", drawing("<script>alert(1)</script>"), /lleva «<script>»/],
  ["a drawing of many bytes", drawing(`<desc>${"a".repeat(70_000)}</desc>`), /pesa 70 kB/],
  ["what is no picture", Buffer.from("no logo"), /No se puede leer/],
])("%s is no logo", async (_, bytes, says) => {
  await expect(keepPicture(folder, "logo", "no.svg", bytes)).rejects.toThrow(says);
});

test("what is no picture is said", async () => {
  await expect(keepPicture(folder, "projects", "a.jpg", Buffer.from("no picture"))).rejects.toThrow(/JPEG/);
});

test.each(["../outside", "projects/../../outside", ""])("nothing outside is shown: %s", async (name) => {
  await photograph(500, 500).toFile(join(folder, "outside.png"));
  mkdirSync(join(folder, "images/projects"), { recursive: true });
  expect(await previewPicture(join(folder, "images"), name)).toBeUndefined();
});

test("a folder's name cannot lead outside", async () => {
  const picture = await photograph(500, 500).png().toBuffer();
  expect(await keepPicture(folder, "../../outside", "../x.png", picture)).toBe("outside/x");
});
