import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import sharp, { type OverlayOptions } from "sharp";

const COLUMNS = 6;
const CELL = { width: 420, height: 330, picture: 290 };

/** One page with every picture of the site on limestone, by folder, to judge them as a family. */
export async function drawSheet(imagesFolder: string, target: string): Promise<number> {
  const files = await findImages(imagesFolder);
  const cells = await Promise.all(files.map((file, index) => drawCell(imagesFolder, file, index)));
  const rows = Math.ceil(files.length / COLUMNS);
  await sharp({
    create: { width: COLUMNS * CELL.width, height: rows * CELL.height, channels: 3, background: "#f4f1ea" },
  })
    .composite(cells.flat())
    .png()
    .toFile(target);
  return files.length;
}

async function findImages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(webp|avif|png|jpe?g)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** A picture, multiplied onto the ground as the pages do it, above its name. */
async function drawCell(folder: string, file: string, index: number): Promise<OverlayOptions[]> {
  const left = (index % COLUMNS) * CELL.width;
  const top = Math.floor(index / COLUMNS) * CELL.height;
  const box = {
    width: CELL.width - 20,
    height: CELL.picture - 10,
    fit: "contain",
    background: "#ffffff",
  } as const;
  const picture = await sharp(join(folder, file))
    .flatten({ background: "#ffffff" })
    .resize(box)
    .png()
    .toBuffer();
  return [
    { input: picture, left: left + 10, top: top + 10, blend: "multiply" },
    { input: label(file), left, top: top + CELL.picture },
  ];
}

function label(text: string): Buffer {
  const style = 'font-family="sans-serif" font-size="15" fill="#17211b" text-anchor="middle"';
  return Buffer.from(
    `<svg width="${CELL.width}" height="30"><text x="${CELL.width / 2}" y="18" ${style}>${text}</text></svg>`,
  );
}
