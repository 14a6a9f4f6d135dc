import { WIDE_SCREEN } from "../ui/Picture.tsx";
import { Placeholder } from "../ui/Placeholder.tsx";
import type { HomeModel } from "./model.ts";

/** On wide screens it covers a box that is never lower than 38rem, so it is wider than the smallest of them. */
export const WIDE_HERO_SIZES = "(min-width: 64rem) max(100vw, 68rem), 100vw";

const FILLS = "absolute inset-0 size-full object-cover";

/**
 * Wide screens have the picture behind the words. Phones have one of their own: first a placeholder from the document, then
 * a light version, and once the page is idle `hero-script.ts` takes the full one out of its template.
 */
export function HeroPicture({ hero }: { hero: HomeModel["hero"] }) {
  const { desktop, mobile, light, placeholder } = hero;
  return (
    <div className="relative -z-20 aspect-[4/3] md:aspect-[2/1] lg:absolute lg:inset-0 lg:aspect-auto print:hidden">
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
          className={`${FILLS} md:object-[right_85%] lg:object-[right_90%]`}
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
