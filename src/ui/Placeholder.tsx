/** On phones, what a picture will look like, from the first paint until it covers this; see `site/placeholder.ts`. */
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
