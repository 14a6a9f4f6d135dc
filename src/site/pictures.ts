/** Pictures of `content/images` resolved into what a browser can choose from. Build time only. */

import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";
import sharp from "sharp";
import { contentProblem } from "../../contract/content-problem.ts";
import { ContentError } from "./content/content-error.ts";
import { pictureFile } from "./content/load.ts";
import { positionOf } from "./focal-crop.ts";
import { isPhotograph } from "./photograph.ts";
import { type Crop, makePlaceholder } from "./placeholder.ts";

/** A picture resolved at build time: plain data, so that islands can carry it too. */
export interface PictureData {
  /** WebP in one size, for the few browsers without AVIF */
  src: string;
  /** AVIF in several sizes */
  avif: string;
  /** the same of what phones show of it, where that is a part */
  onPhones?: string;
  width: number;
  height: number;
  alt: string;
  caption?: string | undefined;
  /** the owner's focal point, for `object-position` */
  position?: string;
  /** it fills its frame; other pictures stand on white, and blend with the page */
  isPhotograph?: true;
  /** of a picture seen first: what stands in its place meanwhile, see `placeholder.ts` */
  placeholder?: string;
}

/** A picture of the content, in one language. */
export interface PictureSource {
  image: string;
  alt: string;
  focus?: { x: number; y: number } | undefined;
}

const files = import.meta.glob<{ default: ImageMetadata }>(
  "/content/images/**/*.{webp,avif,jpg,jpeg,png,WEBP,AVIF,JPG,JPEG,PNG}",
  { eager: true },
);

/** What phones show of the home page's scene: its foot, where the machines stand. */
export const PHONE_HERO_CROP: Crop = { ratio: 4 / 3, position: "bottom" };
/** What phones show of the wide scene of another page. */
const PHONE_PANORAMA: Crop = { ratio: 3 / 2, position: "centre" };

interface Kind {
  /** widths for one to three device pixels a CSS pixel, with AVIF qualities: on dense screens less shows less */
  widths: Record<number, number>;
  crop?: Crop;
}

const KINDS = {
  /** across the whole screen; the smallest is for phones and comes as one flight, seven kilobytes */
  hero: { widths: { 560: 34, 720: 40, 1280: 36, 1920: 40, 2400: 36 } },
  /** across a phone */
  phoneHero: { widths: { 480: 50, 760: 38, 1080: 36 }, crop: PHONE_HERO_CROP },
  /** the same in a hurry, replaced by `phoneHero` */
  lightPhoneHero: { widths: { 480: 28 }, crop: PHONE_HERO_CROP },
  /** the middle of a wide scene, across a phone */
  phonePanorama: { widths: { 480: 34, 720: 38 }, crop: PHONE_PANORAMA },
  /** up to half a screen; the smallest is a thumbnail on a phone */
  scene: { widths: { 240: 42, 400: 50, 560: 43, 720: 42, 1100: 36 } },
  /** the same, and wider than half a screen of many pixels */
  largeScene: { widths: { 240: 42, 400: 50, 560: 43, 720: 42, 1100: 36, 1600: 32 } },
  /** a machine with a focal point: the shape in which the catalogue shows it */
  focusedMachine: { widths: { 320: 50, 640: 40 }, crop: { ratio: 3 / 2, position: "centre" } },
  /** one of many */
  card: { widths: { 320: 50, 640: 40 } },
} satisfies Record<string, Kind>;

const WEBP_QUALITY = 70;
const WIDEST_WEBP = 1280;
/** A telephone takes ten times as many. */
const NARROWEST_PICTURE = 400;

export async function resolvePicture(
  { image, alt, focus }: PictureSource,
  kind: keyof typeof KINDS,
): Promise<PictureData> {
  const focalPoint = focus && positionOf(focus);
  const file = pictureFile(image);
  const src = files[`/${file}`]?.default;
  if (!src) throw new ContentError([contentProblem({ file, field: [] }, "drawing-as-picture")]);
  const { widths, crop }: Kind = KINDS[kind];
  // Not `src.width`: Astro publishes the source file of a picture whose properties were read.
  const { autoOrient: original } = await sharp(file).metadata();
  if (original.width < NARROWEST_PICTURE)
    throw new ContentError([
      contentProblem({ file, field: [] }, "picture-too-narrow", {
        width: original.width,
        height: original.height,
        least: NARROWEST_PICTURE,
      }),
    ]);
  const make = async (format: "avif" | "webp", width: number, quality: number) => {
    const shape = crop && {
      height: Math.round(width / crop.ratio),
      fit: "cover",
      position: focalPoint ?? crop.position,
    };
    return (await getImage({ src, format, width, quality, ...shape })).src;
  };

  const sizes = Object.entries(widths).map(([width, quality]) => ({ width: Number(width), quality }));
  // The first size that is wider than the picture gives way to the picture's own.
  const offered = sizes.filter((_, index) => (sizes[index - 1]?.width ?? 0) < original.width);
  const avif = await Promise.all(
    offered.map(async ({ width: wanted, quality }) => {
      const width = Math.min(wanted, original.width);
      return `${await make("avif", width, quality)} ${width}w`;
    }),
  );
  const widest = sizes.findLast(({ width }) => width <= WIDEST_WEBP)?.width ?? original.width;
  const fallbackWidth = Math.min(widest, original.width);
  return {
    src: await make("webp", fallbackWidth, WEBP_QUALITY),
    avif: avif.join(", "),
    width: original.width,
    height: crop ? Math.round(original.width / crop.ratio) : original.height,
    alt,
    ...(focalPoint && { position: focalPoint }),
    ...((await isPhotograph(file)) && { isPhotograph: true }),
  };
}

/** A wide scene from edge to edge, of which phones show the middle, or whatever the owner's focal point says. */
export async function resolvePanorama(source: PictureSource): Promise<PictureData> {
  const [wide, phone] = [await resolvePicture(source, "hero"), await resolvePicture(source, "phonePanorama")];
  return { ...wide, onPhones: phone.avif };
}

/** The same where it is seen first. */
export async function resolveFirstPanorama(source: PictureSource): Promise<PictureData> {
  const picture = await resolvePanorama(source);
  const crop = cropOf(source, PHONE_PANORAMA);
  return { ...picture, placeholder: await makePlaceholder(source.image, crop) };
}

/** One of a phone's first screen, shown whole. */
export async function resolveFirstPicture(
  source: PictureSource,
  kind: keyof typeof KINDS,
): Promise<PictureData> {
  const picture = await resolvePicture(source, kind);
  const whole = { ratio: picture.width / picture.height, position: "centre" };
  return { ...picture, placeholder: await makePlaceholder(source.image, whole) };
}

/** Entries of a list, each with its picture resolved; so many of them are seen on a phone's first screen. */
export function withPictures<Entry extends PictureSource>(
  entries: readonly Entry[],
  kind: keyof typeof KINDS,
  seenFirst = 0,
): Promise<(Entry & { picture: PictureData })[]> {
  return Promise.all(
    entries.map(async (entry, index) => {
      const resolve = index < seenFirst ? resolveFirstPicture : resolvePicture;
      return { ...entry, picture: await resolve(entry, kind) };
    }),
  );
}

/** The crop with the owner's focal point in it, where there is one. */
export function cropOf({ focus }: PictureSource, crop: Crop): Crop {
  return focus ? { ...crop, position: positionOf(focus) } : crop;
}
