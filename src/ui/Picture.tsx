import type { PictureData } from "../site/pictures.ts";

/** From a tablet on, as the theme has it (`md`). */
export const WIDE_SCREEN = "(min-width: 48rem)";

interface PictureProps {
  picture: PictureData;
  /** how wide it is shown, for the browser's choice of file; on phones less than the truth: two pixels a pixel do */
  sizes: string;
  /** the one picture seen first: fetched at once, before everything else */
  first?: boolean;
  /** a scale model on white ground */
  model?: boolean;
  className?: string;
}

export function Picture({ picture, sizes, first = false, model = false, className = "" }: PictureProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={first ? "eager" : "lazy"}
        decoding={first ? "sync" : "async"}
        fetchPriority={first ? "high" : undefined}
        className={`${model ? "stands-on-page " : ""}${className}`}
      />
    </picture>
  );
}
