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
 * The same place before and after. The slider is the browser's own and lies over the pictures, so it is dragged, tapped
 * and moved by keys; `comparison-script.ts` moves the edge with it. Without scripts one picture stands under the other.
 */
export function Comparison({ before, after, labels }: ComparisonProps) {
  return (
    <figure aria-label={labels.label} className="mb-8 print:hidden">
      <div data-comparison className="relative isolate [--edge:50%] noscript:grid noscript:gap-4">
        <Side picture={before} label={labels.before} className="left-3" />
        <div className="absolute inset-0 [clip-path:inset(0_0_0_var(--edge))] noscript:static noscript:[clip-path:none]">
          <Side picture={after} label={labels.after} className="right-3" />
        </div>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-(--edge) w-1 -translate-x-1/2 bg-amber noscript:hidden"
        />
        <input
          type="range"
          min="0"
          max="100"
          defaultValue="50"
          aria-label={labels.slider}
          className="absolute inset-0 size-full cursor-ew-resize appearance-none opacity-0 focus-visible:opacity-100 noscript:hidden"
        />
      </div>
    </figure>
  );
}

function Side({ picture, label, className }: { picture: PictureData; label: string; className: string }) {
  return (
    <div className="relative">
      <Picture picture={picture} sizes={SLIDE_SIZES} className="aspect-[3/2] w-full object-cover" />
      <span
        className={`absolute bottom-3 bg-ink px-3 py-1 text-small font-semibold text-limestone ${className}`}
      >
        {label}
      </span>
    </div>
  );
}
