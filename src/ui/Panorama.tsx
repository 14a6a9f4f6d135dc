import type { PictureData } from "../site/pictures.ts";
import { Picture } from "./Picture.tsx";
import { Placeholder } from "./Placeholder.tsx";

export const PANORAMA_SIZES = "100vw";

/**
 * A picture from edge to edge; words stay in sight beside it. One with a placeholder is seen first; one that closes a page is
 * a strip of ground without much sky, and not under a list that was filtered: there it would be most of what is seen.
 */
export function Panorama({ picture, closes = false }: { picture: PictureData; closes?: boolean }) {
  return (
    <div
      data-closes={closes || undefined}
      className={`relative aspect-[3/2] max-h-[70svh] w-full md:aspect-[7/3] print:hidden ${closes ? "md:max-h-[24rem] [main:has([data-filtered])_&]:hidden" : ""}`}
    >
      {picture.placeholder && <Placeholder source={picture.placeholder} />}
      <Picture
        picture={picture}
        sizes={PANORAMA_SIZES}
        first={picture.placeholder !== undefined}
        className={`absolute inset-0 size-full object-cover ${closes ? "object-[50%_85%]" : ""}`}
      />
    </div>
  );
}
