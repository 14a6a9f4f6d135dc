import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { isPhotograph } from "./photograph.ts";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A brown machine in the middle of such a ground, and perhaps a dark corner. */
async function picture(name: string, background: string, corner?: { left: number; top: number }) {
  const file = join(folder, name);
  const block = (size: number, at: { left: number; top: number }) => ({
    input: { create: { width: size, height: size, channels: 3 as const, background: "#6f4e35" } },
    ...at,
  });
  await sharp({ create: { width: 600, height: 400, channels: 4, background } })
    .composite([block(200, { left: 200, top: 100 }), ...(corner ? [block(60, corner)] : [])])
    .toFile(file);
  return file;
}

test("a model on white, or on nothing, stands on the page", async () => {
  expect(await isPhotograph(await picture("white.jpg", "#ffffff"))).toBe(false);
  expect(await isPhotograph(await picture("transparent.png", "#00000000"))).toBe(false);
});

test("what has another ground, if only in a corner, is a photograph: a white sky is no white ground", async () => {
  expect(await isPhotograph(await picture("grey.webp", "#cfd6da"))).toBe(true);
  expect(await isPhotograph(await picture("earth.jpg", "#ffffff", { left: 540, top: 340 }))).toBe(true);
  expect(await isPhotograph(await picture("roof.jpg", "#ffffff", { left: 0, top: 0 }))).toBe(true);
});
