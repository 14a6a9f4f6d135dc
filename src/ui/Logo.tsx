/** The wordmark, Archivo at weight 830 turned into an outline so that it needs no font. */
const WORDMARK =
  "M77.1 58V21.8h8.7v12.7h.3q.9-1.1 2.2-1.9 1.2-.7 2.7-1.1t3-.5q3 0 5 1.1t3 3.2q1 2.2 1 5.4V58h-8.7V41.9q0-1.1-.3-1.8-.2-.8-.7-1.3t-1.2-.8-1.6-.3q-1.4 0-2.4.7-1.1.6-1.7 1.7t-.6 2.5V58Zm37.4.6q-1.7 0-3.3-.3-1.6-.4-2.9-1.2-1.3-.9-2-2.3t-.7-3.6q0-2.9 1.2-4.7t3.5-2.8 5.5-1.4 7.4-.4v-1.6q0-1.1-.4-1.9t-1.4-1.1-2.2-.4-2.1.3q-1 .2-1.5.8-.5.5-.5 1.4v.3h-8.6v-.8q0-2.4 1.5-4.1 1.5-1.8 4.4-2.8 2.8-1 6.9-1 3.6 0 6.5.9 2.8.9 4.5 2.7 1.6 1.9 1.6 5v10.9q0 .9.5 1.4t1.2.5h1.7v5.3q-.5.3-1.8.6-1.2.3-2.9.3-1.8 0-3.2-.4-1.3-.4-2.2-1.2-.8-.8-1.1-1.8h-.4q-1 1-2.3 1.8-1.3.7-3 1.2t-3.9.4m3.4-5.8q1.1 0 2.1-.3 1-.4 1.7-1t1.1-1.4.4-1.8v-1.9q-2.9 0-4.8.4-2 .5-3.1 1.3-1 .8-1 2 0 1 .5 1.6t1.3.8q.8.3 1.8.3m18.8 5.2V31.6h7.2l.6 4.1h.3q.6-1.4 1.5-2.5t2.3-1.6q1.2-.6 2.8-.6.9 0 1.7.2l1.1.3v7.6h-2.8q-1.6 0-2.7.4t-1.9 1.3q-.7.8-1.1 2-.3 1.3-.3 2.9V58Zm18.9 0V21.8h8.7V58Zm21.7.6q-4.4 0-6.7-2.4-2.3-2.5-2.3-7.3V31.6h8.8v16.2q0 1 .2 1.7.3.8.8 1.3t1.2.8 1.6.3q1.4 0 2.4-.7 1.1-.6 1.7-1.7t.6-2.4V31.6h8.7V58h-7.2l-.5-3.8h-.3q-.9 1.3-2.3 2.3t-3.1 1.6q-1.7.5-3.6.5m21.2-.6V31.6h7.2l.6 4.1h.3q.6-1.4 1.5-2.5t2.3-1.6q1.2-.6 2.8-.6.9 0 1.7.2l1.1.3v7.6h-2.8q-1.6 0-2.7.4t-1.9 1.3q-.7.8-1.1 2-.3 1.3-.3 2.9V58Z";

export const MARK = {
  topsoil: "M6,22h52v8H6z",
  clay: "M6,34c14-5,26,5,52,0v9c-26,5-38-5-52,0z",
  gravel: "M6,47c16,5,30-5,52,0v8H6z",
  teeth: "M6,58h52l-6,9-7-6-7,6-7-6-7,6-7-6-7,6z",
};

/** Layers of ground above the teeth of a bucket. In one colour it takes that of the text around it. */
export function Logo({ oneColour = false, className = "" }: { oneColour?: boolean; className?: string }) {
  const layer = (colour: string) => (oneColour ? "fill-current" : colour);
  return (
    <svg viewBox="0 0 272 80" width="272" height="80" className={className} aria-hidden="true">
      <path className={layer("fill-soil")} d={MARK.topsoil} />
      <path className={layer("fill-sand")} d={MARK.clay} />
      <path className={layer("fill-amber")} d={MARK.gravel} />
      <path className={layer("fill-forest")} d={MARK.teeth} />
      <path className={layer("fill-forest-deep")} d={WORDMARK} />
    </svg>
  );
}
