import { WIDE_SCREEN } from "../ui/Picture.tsx";
import { Placeholder } from "../ui/Placeholder.tsx";
import type { HomeModel } from "./model.ts";

/** On wide screens it is about twice as wide as its box is high, see `Hero`, and shows its right-hand side. */
export const WIDE_HERO_SIZES = "(min-width: 64rem) max(55vw, clamp(56rem, 200vh - 31rem, 104rem)), 100vw";

const FILLS = "absolute inset-0 size-full object-cover";

/**
 * Wide screens have the picture beside the words. Phones have one of their own: first a placeholder from the document, then
 * a light version, and once the page is idle `hero-script.ts` takes the full one out of its template.
 */
export function HeroPicture({ hero }: { hero: HomeModel["hero"] }) {
  const { desktop, mobile, light, placeholder } = hero;
  return (
    <div className="relative overflow-hidden aspect-[4/3] md:aspect-[2/1] lg:aspect-auto print:hidden">
      <Placeholder source={placeholder} />
      <picture>
        <source media={WIDE_SCREEN} type="image/avif" srcSet={desktop.avif} sizes={WIDE_HERO_SIZES} />
        <source
          media={WIDE_SCREEN}
          type="image/webp"
          srcSet={`${desktop.src} 1280w`}
          sizes={WIDE_HERO_SIZES}
        />
        <source type="image/avif" srcSet={light.avif} sizes="100vw" />
        <img
          src={light.src}
          width={light.width}
          height={light.height}
          alt=""
          fetchPriority="high"
          style={desktop.position ? { objectPosition: desktop.position } : undefined}
          className={`${FILLS} md:object-[right_85%] lg:object-[97%_100%] xl:top-auto xl:h-[112%]`}
        />
      </picture>
      {/* One img cannot tell two scenes apart: each width names its own. */}
      <div role="img" aria-label={mobile.alt} className="absolute inset-0 md:hidden" />
      <div role="img" aria-label={desktop.alt} className="absolute inset-0 max-md:hidden" />
      <template id="hero-full">
        <img
          srcSet={mobile.avif}
          src={mobile.src}
          sizes="100vw"
          alt=""
          className={`${FILLS} opacity-0 eases data-loaded:opacity-100 md:hidden`}
        />
      </template>
    </div>
  );
}
