/** Pictures of `content/images` resolved into what a browser can choose from. Build time only. */

import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";
import { pictureName } from "./content/load.ts";

/** A picture resolved at build time: plain data, so that islands can carry it too. */
export interface PictureData {
  /** WebP in one size, for the few browsers without AVIF */
  src: string;
  /** AVIF in several sizes */
  avif: string;
  width: number;
  height: number;
  alt: string;
}

const files = import.meta.glob<{ default: ImageMetadata }>("/content/images/**/*.{webp,avif,jpg,jpeg,png}", {
  eager: true,
});
const sources = new Map(Object.entries(files).map(([file, module]) => [pictureName(file), module.default]));

/**
 * How a kind of picture is stored: widths for one to three device pixels a CSS pixel, each with its AVIF quality. The
 * denser the screen, the less a lower quality shows.
 */
const KINDS = {
  /** across the whole screen */
  hero: { 560: 46, 800: 45, 1280: 42, 1920: 40 },
  /** across a phone */
  portrait: { 480: 50, 828: 42, 1080: 36 },
  /** a phone's first impression, replaced by `portrait` */
  placeholder: { 480: 28 },
  /** up to half a screen */
  scene: { 400: 50, 720: 42, 1100: 36 },
  /** one of many */
  card: { 320: 50, 640: 40 },
} as const;

const WEBP_QUALITY = 70;
const WIDEST_WEBP = 1280;

export async function resolvePicture(
  { image, alt }: { image: string; alt: string },
  kind: keyof typeof KINDS,
): Promise<PictureData> {
  const src = sources.get(image);
  if (!src) throw new Error(`content/images has no picture ${image}`);
  const sizes = Object.entries(KINDS[kind]).map(([width, quality]) => ({ width: Number(width), quality }));
  const avif = await Promise.all(
    sizes
      .filter(({ width }) => width <= src.width)
      .map(async (size) => `${(await getImage({ src, format: "avif", ...size })).src} ${size.width}w`),
  );
  const fallbackWidth = sizes.findLast(({ width }) => width <= WIDEST_WEBP)?.width;
  const webp = await getImage({
    src,
    format: "webp",
    quality: WEBP_QUALITY,
    ...(fallbackWidth && { width: fallbackWidth }),
  });
  return { src: webp.src, avif: avif.join(", "), width: src.width, height: src.height, alt };
}
