import type { PictureData } from "../site/pictures.ts";
import { Picture } from "./Picture.tsx";
import { Placeholder } from "./Placeholder.tsx";

export const PANORAMA_SIZES = "100vw";
/** What phones show of it. */
export const PANORAMA_CROP = { ratio: 7 / 3, position: "centre" };

/** A picture from edge to edge; words stay in sight beside it. One with a placeholder is seen first. */
export function Panorama({ picture }: { picture: PictureData }) {
  return (
    <div className="relative aspect-[7/3] max-h-[60svh] w-full print:hidden">
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
