import { WIDE_SCREEN } from "../ui/Picture.tsx";
import type { HomeModel } from "./model.ts";

const FILLS = "absolute inset-0 size-full object-cover";

/**
 * Wide screens get the scene behind the words at once. Phones get their own, portrait scene: a light version first,
 * over which `hero-script.ts` fades the full one out of its template, when the phone has nothing better to do.
 */
export function HeroPicture({ hero }: { hero: HomeModel["hero"] }) {
  const { desktop, mobile, placeholder } = hero;
  return (
    <div className="relative -z-10 aspect-[4/3] md:absolute md:inset-0 md:aspect-auto print:hidden">
      <picture>
        <source media={WIDE_SCREEN} type="image/avif" srcSet={desktop.avif} sizes="100vw" />
        <source media={WIDE_SCREEN} type="image/webp" srcSet={`${desktop.src} 1280w`} sizes="100vw" />
        <source type="image/avif" srcSet={placeholder.avif} sizes="100vw" />
        <img
          src={placeholder.src}
          width={placeholder.width}
          height={placeholder.height}
          alt={desktop.alt}
          fetchPriority="high"
          className={`${FILLS} object-bottom md:object-[right_70%]`}
        />
      </picture>
      <template id="hero-full">
        <img
          srcSet={mobile.avif}
          src={mobile.src}
          sizes="70vw"
          alt=""
          className={`${FILLS} object-bottom opacity-0 eases data-loaded:opacity-100 md:hidden`}
        />
      </template>
    </div>
  );
}
