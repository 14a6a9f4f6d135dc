import useEmblaCarousel from "embla-carousel-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useHydrated } from "../islands/useHydrated.ts";
import type { PictureData } from "../site/pictures.ts";
import { fill } from "../site/strings/fill.ts";
import type { Strings } from "../site/strings/index.ts";
import { Picture } from "../ui/Picture.tsx";
import { CarouselControls } from "./CarouselControls.tsx";
import { useAfterSwipe } from "./useAfterSwipe.ts";

const CAROUSEL_ISLAND = "carousel";
const DRAG_THRESHOLD_PX = 10;
const OPTIONS = { loop: true, dragThreshold: DRAG_THRESHOLD_PX };
export const SLIDE_SIZES = "(min-width: 96rem) 820px, (min-width: 64rem) 56vw, (min-width: 48rem) 84vw, 64vw";

interface CarouselProps {
  pictures: PictureData[];
  labels: Strings["projectDetail"]["carousel"];
  /** nothing larger stands above it */
  isFirst: boolean;
}

/**
 * The project's pictures. Before React hydrates it, a strip that swipes by itself (scroll snap); then Embla takes over at the
 * same picture, once the strip rests on one, and the strip goes round.
 */
export function Carousel({ pictures, labels, isFirst }: CarouselProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [takeOver, embla] = useEmblaCarousel(OPTIONS);
  const [selected, setSelected] = useState(0);
  useAfterSwipe(strip, takeOver);

  useEffect(() => {
    if (!embla || !strip.current) return;
    const { scrollLeft, clientWidth } = strip.current;
    strip.current.scrollLeft = 0;
    embla.scrollTo(Math.round(scrollLeft / clientWidth), true);
    const follow = () => setSelected(embla.selectedScrollSnap());
    embla.on("select", follow);
    follow();
    return () => {
      embla.off("select", follow);
    };
  }, [embla]);
  useHydrated(CAROUSEL_ISLAND, embla !== undefined); // after the listener above: a held click must be seen by it

  const turn = useCallback(
    (event: React.KeyboardEvent) => {
      if (event.key === "ArrowLeft") embla?.scrollPrev();
      if (event.key === "ArrowRight") embla?.scrollNext();
    },
    [embla],
  );

  const position = fill(labels.position, { number: selected + 1, total: pictures.length });
  return (
    <section aria-roledescription="carousel" aria-label={labels.label} onKeyDown={turn}>
      {/* biome-ignore lint/a11y/useSemanticElements: no form, whose parts a fieldset holds */}
      <div
        ref={strip}
        role="group"
        aria-label={labels.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by the keyboard too
        tabIndex={0}
        className={`${embla ? "cursor-grab overflow-hidden" : "snap-x snap-mandatory overflow-x-auto"} print:overflow-visible`}
      >
        <ul className="flex print:flex-wrap">
          {pictures.map((picture, index) => (
            <li
              key={picture.src}
              aria-roledescription="slide"
              aria-label={fill(labels.position, { number: index + 1, total: pictures.length })}
              className={`min-w-0 shrink-0 grow-0 basis-full snap-start snap-always bg-limestone-deep print:basis-1/3 print:bg-transparent print:p-1 ${picture.isPhotograph ? "" : "p-3 md:p-6"}`}
            >
              <figure>
                <Picture
                  picture={picture}
                  sizes={SLIDE_SIZES}
                  first={isFirst && index === 0}
                  model
                  className="aspect-[3/2] w-full object-contain"
                />
                {picture.caption && (
                  <figcaption
                    className={`mt-3 text-small print:mt-0 ${picture.isPhotograph ? "px-3 pb-3 md:px-6" : ""}`}
                  >
                    {picture.caption}
                  </figcaption>
                )}
              </figure>
            </li>
          ))}
        </ul>
      </div>
      {pictures.length > 1 && (
        <CarouselControls
          labels={labels}
          count={pictures.length}
          selected={selected}
          position={position}
          previous={() => embla?.scrollPrev()}
          next={() => embla?.scrollNext()}
          goTo={(index) => embla?.scrollTo(index)}
        />
      )}
    </section>
  );
}
