import type { PictureData } from "../site/pictures.ts";
import type { Strings } from "../site/strings/index.ts";
import { Picture } from "../ui/Picture.tsx";
import { SLIDE_SIZES } from "./Carousel.tsx";

interface ComparisonProps {
  before: PictureData;
  after: PictureData;
  labels: Strings["projectDetail"]["comparison"];
}

/**
 * The same place before and after, one picture over the other; `comparison-script.ts` moves the edge between them, with
 * the slider or by a finger on the pictures. Without scripts one stands under the other, on paper beside it.
 */
export function Comparison({ before, after, labels }: ComparisonProps) {
  return (
    <figure aria-label={labels.label} data-comparison className="relative mb-8 print:mb-3">
      {/* Two fingers enlarge the pictures; scrolling up and down goes on over them. */}
      <div className="relative grid cursor-ew-resize [touch-action:pan-y_pinch-zoom] overflow-hidden select-none [--edge:50] noscript:gap-4 print:grid-cols-2 print:gap-2">
        <Side picture={before} label={labels.before} className="left-0 opacity-[calc((var(--edge)-20)/4)]" />
        <div className="col-start-1 row-start-1 [clip-path:inset(0_0_0_calc(var(--edge)*1%))] noscript:row-start-2 noscript:[clip-path:none] print:col-start-2 print:[clip-path:none]">
          <Side picture={after} label={labels.after} className="right-0 opacity-[calc((72-var(--edge))/4)]" />
        </div>
        {/* A border, which is there with a visitor's own colours too: dark, on plates that are white then. */}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-[calc(var(--edge)*1%)] -ml-[1.5px] border-l-3 border-amber forced-colors:border-ink forced-colors:forced-color-adjust-none noscript:hidden print:hidden"
        />
      </div>
      {/* Over the middle of the pictures, and wider by half its handle on both sides, so that the handle stands on the edge. */}
      <input
        type="range"
        dir="ltr"
        defaultValue="50"
        aria-label={labels.slider}
        className="slider -mx-[16px] block h-11 w-[calc(100%+32px)] forced-colors:mx-0 forced-colors:w-full cursor-ew-resize noscript:hidden print:hidden"
      />
    </figure>
  );
}

/** Its label goes before the edge would cut it. With colours of the visitor's own, the plate is as white as the picture on it. */
function Side({ picture, label, className }: { picture: PictureData; label: string; className: string }) {
  return (
    <div
      className={`relative isolate col-start-1 row-start-1 bg-limestone-deep forced-colors:bg-white forced-colors:forced-color-adjust-none print:bg-transparent print:p-0 ${picture.isPhotograph ? "" : "p-3 md:p-6 lg:p-4"}`}
    >
      <Picture
        picture={picture}
        sizes={SLIDE_SIZES}
        first
        model
        className="aspect-[3/2] w-full object-cover lg:aspect-[8/5]"
      />
      <span
        className={`absolute top-0 bg-ink px-3 py-1 text-small font-semibold text-limestone forced-colors:m-2 forced-colors:border forced-colors:forced-color-adjust-auto ${className} print:static print:bg-transparent print:px-0 print:text-ink`}
      >
        {label}
      </span>
    </div>
  );
}
