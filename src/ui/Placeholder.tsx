/** On phones, shown from the first paint until the picture covers it; see `site/placeholder.ts`. */
export function Placeholder({ source }: { source: string }) {
  return (
    <img
      src={source}
      width={16}
      height={9}
      alt=""
      decoding="sync"
      className="absolute inset-0 size-full md:hidden"
    />
  );
}
