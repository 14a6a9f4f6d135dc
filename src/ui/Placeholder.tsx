/**
 * On phones, shown from the first paint until the picture covers it; see `site/placeholder.ts`. A pixel higher at both ends:
 * the picture, which comes later, is never the larger paint by a rounding; the mask lets nobody see them. Light enough
 * for its words, where it never comes.
 */
export function Placeholder({ source }: { source: string }) {
  return (
    <img
      src={source}
      width={16}
      height={9}
      alt=""
      decoding="sync"
      className="absolute inset-x-0 -inset-y-px h-[calc(100%+2px)] w-full mask-[linear-gradient(transparent_1px,black_1px_calc(100%-1px),transparent_0)] opacity-40 md:hidden"
    />
  );
}
