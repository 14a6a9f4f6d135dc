/**
 * A placeholder of a picture, small enough to be inlined in the document: a blurred mosaic of a few colours, as an SVG. It
 * is shown from the first paint until the picture has loaded. Build time only.
 */
import sharp from "sharp";
import { pictureFile } from "./content/load.ts";
import { cropAtFocus } from "./focal-crop.ts";

/** The part of a picture that is shown. */
export interface Crop {
  /** width to height */
  ratio: number;
  position: string;
}

const COLUMNS = 12;
const COLOURS = 6;
const BLUR = 0.6;

/** As a data address. */
export async function makePlaceholder(image: string, crop: Crop): Promise<string> {
  const rows = Math.round(COLUMNS / crop.ratio);
  const tiles = await tilesOf(pictureFile(image), rows, crop);
  // Every row of tiles is a line one tile thick; half of the outermost ones is cut off, where the blur fades.
  const size = `viewBox=".5,0,${COLUMNS - 1},${rows - 1}" width="${COLUMNS}00" height="${rows}00"`;
  const lines = [...linesByColour(tiles)].map(([colour, line]) => `<path stroke="${colour}" d="${line}"/>`);
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><filter id="b"><feGaussianBlur stdDeviation="${BLUR}"/></filter>` +
      `<g filter="url(#b)">${lines.join("")}</g></svg>`,
  );
}

/** The picture's colours, row by row. */
async function tilesOf(file: string, rows: number, crop: Crop): Promise<string[][]> {
  const picture = await cropAtFocus(file, crop);
  const position = picture === file ? crop.position : "centre";
  const shown = await sharp(picture)
    .autoOrient()
    .resize(COLUMNS * 40, rows * 40, { fit: "cover", position })
    .toBuffer();
  const mosaic = await sharp(shown)
    .resize(COLUMNS, rows)
    .png({ palette: true, colours: COLOURS, dither: 0 })
    .toBuffer();
  const { data, info } = await sharp(mosaic).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (index: number) =>
    `#${[...data.subarray(index * info.channels, index * info.channels + 3)].map(shortHex).join("")}`;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => colourAt(row * COLUMNS + column)),
  );
}

/** 0 to 255 as one hexadecimal digit. */
const shortHex = (value: number) => Math.round(value / 17).toString(16);

/** Neighbours of one colour become one stroke. */
function linesByColour(tiles: string[][]): Map<string, string> {
  const lines = new Map<string, string>();
  for (const [y, row] of tiles.entries()) {
    for (let x = 0, length = 0; x < row.length; x += length) {
      const colour = row[x] ?? "";
      const end = row.findIndex((other, index) => index > x && other !== colour);
      length = (end < 0 ? row.length : end) - x;
      lines.set(colour, `${lines.get(colour) ?? ""}M${x},${y}h${length}`);
    }
  }
  return lines;
}

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
