/** Pictures of `content/images` resolved into what a browser can choose from. Build time only. */

import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";
import type { PictureData } from "../ui/Picture.tsx";
import { pictureName } from "./content/load.ts";

const files = import.meta.glob<{ default: ImageMetadata }>("/content/images/**/*.{webp,avif,jpg,jpeg,png}", {
  eager: true,
});
const sources = new Map(Object.entries(files).map(([file, module]) => [pictureName(file), module.default]));

/** Widths that fit how a kind of picture is shown, at one to three device pixels a CSS pixel. */
const KINDS = {
  /** across the whole screen */
  hero: { widths: [800, 1280, 1920], avif: 50, webp: 70 },
  /** across a phone */
  portrait: { widths: [480, 828, 1200], avif: 50, webp: 70 },
  /** a phone's first impression, replaced by `portrait` */
  placeholder: { widths: [480], avif: 30, webp: 40 },
  /** up to half a screen */
  scene: { widths: [400, 720, 1200], avif: 50, webp: 75 },
  /** one of many */
  card: { widths: [320, 640], avif: 50, webp: 75 },
} as const;

export async function resolvePicture(
  { image, alt }: { image: string; alt: string },
  kind: keyof typeof KINDS,
): Promise<PictureData> {
  const src = sources.get(image);
  if (!src) throw new Error(`content/images has no picture ${image}`);
  const quality = KINDS[kind];
  const widths = quality.widths.filter((width) => width <= src.width);
  const [avif, webp] = await Promise.all([
    getImage({ src, widths, width: widths.at(-1), format: "avif", quality: quality.avif }),
    getImage({ src, width: widths[1] ?? widths[0], format: "webp", quality: quality.webp }),
  ]);
  return { src: webp.src, avif: avif.srcSet.attribute, width: src.width, height: src.height, alt };
}
