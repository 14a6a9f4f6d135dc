import type { PictureData } from "../site/pictures.ts";
import { Picture } from "./Picture.tsx";
import { Placeholder } from "./Placeholder.tsx";

export const PANORAMA_SIZES = "100vw";

/** A picture from edge to edge; words stay in sight beside it. One with a placeholder is seen first. */
export function Panorama({ picture }: { picture: PictureData }) {
  return (
    <div className="relative aspect-[3/2] max-h-[70svh] w-full md:aspect-[7/3] print:hidden">
      {picture.placeholder && <Placeholder source={picture.placeholder} />}
      <Picture
        picture={picture}
        sizes={PANORAMA_SIZES}
        first={picture.placeholder !== undefined}
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}
