/** Pictures from a computer or a telephone, kept in content/images under a name that the site accepts. */
import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import heicDecoder from "heic-decode";
import sharp from "sharp";
import { sentenceOf } from "../contract/content-problem.ts";
import { logoProblem } from "../src/site/content/logo-problem.ts";
import { newestPictures, placedAt } from "../src/site/content/picture-files.ts";
import { LOGO_FOLDER } from "./entries.ts";
import { slugOf } from "./slug.ts";

export const LARGEST_UPLOAD = 40_000_000;
const SMALLEST_WIDTH = 400;
/** More than any screen shows; a telephone's picture of 24 megapixels has 6000. */
const LONGEST_SIDE = 3200;
const PREVIEW_WIDTH = 480;
/** Twice those of most telephones; more take a small server's memory. */
const MOST_PIXELS = 100_000_000;
/** How a HEIC file begins, after its first four bytes. */
const HEIC_BRANDS = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"].map(
  (brand) => `ftyp${brand}`,
);
/** Three device pixels for each of the 272 × 80 that the header has for it. */
const LARGEST_LOGO = { width: 816, height: 240 };

/** What was sent cannot be used; the message is for the owner. */
export class UploadError extends Error {
  override name = "UploadError";
}

/** @returns its name, like `projects/obra-nueva` */
export async function keepPicture(
  imagesFolder: string,
  folder: string,
  file: string,
  bytes: Buffer,
): Promise<string> {
  const wanted = `${slugOf(folder)}/${slugOf(file.replace(/\.\w+$/, ""))}`;
  if (folder === LOGO_FOLDER) return keepLogo(imagesFolder, wanted, bytes);
  const upright = await oneAtATime(() => uprightPicture(bytes)).catch(unreadable);
  const { width, height } = upright.info;
  if (width < SMALLEST_WIDTH)
    throw new UploadError(
      `La foto tiene ${width} × ${height} píxeles; hace falta una de ${SMALLEST_WIDTH} de ancho como mínimo.`,
    );
  const { name, target } = freePlace(imagesFolder, wanted, ".webp");
  // Without the place and the camera: sharp leaves them out.
  await sharp(upright.data)
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 88 })
    .toFile(target);
  return name;
}

async function uprightPicture(bytes: Buffer) {
  return (await openPicture(bytes)).toBuffer({ resolveWithObject: true });
}

async function openPicture(bytes: Buffer) {
  if (HEIC_BRANDS.includes(bytes.toString("latin1", 4, 12))) return fromHeic(bytes);
  const picture = sharp(bytes, { failOn: "error", limitInputPixels: false });
  refuseTooLarge(await picture.metadata());
  return picture.autoOrient();
}

function refuseTooLarge({ width, height }: { width: number; height: number }): void {
  if (width * height > MOST_PIXELS)
    throw new UploadError(
      `La foto tiene ${width} × ${height} píxeles, y son demasiados. Hazla más pequeña, de 6000 de ancho por ejemplo, y vuelve a elegirla.`,
    );
}

/** Drawn anew, so that nothing of the file itself is handed on. */
export function redrawnPicture(bytes: Buffer, longestSide: number): Promise<Buffer> {
  const inside = { fit: "inside", withoutEnlargement: true } as const;
  return oneAtATime(async () =>
    (await openPicture(bytes)).resize(longestSide, longestSide, inside).webp().toBuffer(),
  ).catch(unreadable);
}

// It keeps pictures open, hundreds of megabytes of them, whatever its size is said to be.
sharp.cache(false);

let last: Promise<unknown> = Promise.resolve();

/** Half a megabyte of a visitor's file may take 300 MB while it is opened, and a message brings six. */
function oneAtATime<Result>(open: () => Promise<Result>): Promise<Result> {
  const opened = last.then(open);
  last = opened.catch(() => {});
  return opened;
}

/** As an iPhone keeps its photographs; sharp cannot open them. */
async function fromHeic(bytes: Buffer) {
  const images = await heicDecoder.all({ buffer: bytes });
  try {
    const [image] = images;
    if (!image) return unreadable();
    refuseTooLarge(image);
    const { data } = await image.decode();
    return sharp(data, { raw: { width: image.width, height: image.height, channels: 4 } }).png({
      compressionLevel: 0,
    });
  } finally {
    images.dispose();
  }
}

/** A drawing stays one; of a picture no more is kept than the sharpest screen shows. */
async function keepLogo(imagesFolder: string, wanted: string, bytes: Buffer): Promise<string> {
  const { format } = await sharp(bytes).metadata().catch(unreadable);
  const isDrawing = format === "svg";
  const { name, target } = freePlace(imagesFolder, wanted, isDrawing ? ".svg" : ".webp");
  const kept = isDrawing
    ? bytes
    : await sharp(bytes)
        .resize({ ...LARGEST_LOGO, fit: "inside", withoutEnlargement: true })
        .webp({ lossless: true })
        .toBuffer();
  const problem = logoProblem(target, kept);
  if (problem) throw new UploadError(`No vale: ${sentenceOf(problem)}`);
  writeFileSync(target, kept);
  return name;
}

function unreadable(reason?: unknown): never {
  if (reason instanceof UploadError) throw reason;
  throw new UploadError("No se puede leer esta foto. Guárdala como JPEG o PNG y vuelve a elegirla.");
}

/** Of the file that the site would take for this name. */
export async function previewPicture(imagesFolder: string, name: string): Promise<Buffer | undefined> {
  if (!/^[\p{L}\p{N}_-][\p{L}\p{N}_.-]*(\/[\p{L}\p{N}_-][\p{L}\p{N}_.-]*)*$/u.test(name)) return undefined;
  const files = globSync(`${name}.*`, { cwd: imagesFolder }).map((file) => `/content/images/${file}`);
  const onDisk = (file: string) => join(imagesFolder, file.replace("/content/images/", ""));
  const file = newestPictures(files, (one) => placedAt(onDisk(one))).get(name);
  if (!file) return undefined;
  const smaller = { width: PREVIEW_WIDTH, withoutEnlargement: true };
  return sharp(onDisk(file)).autoOrient().resize(smaller).webp().toBuffer();
}

function freePlace(imagesFolder: string, wanted: string, ending: string) {
  const isTaken = (name: string) => globSync(`${name}.*`, { cwd: imagesFolder }).length > 0;
  let name = wanted;
  for (let number = 2; isTaken(name); number++) name = `${wanted}-${number}`;
  const target = join(imagesFolder, `${name}${ending}`);
  mkdirSync(dirname(target), { recursive: true });
  return { name, target };
}
