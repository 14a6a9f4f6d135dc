/** The wordmark: Archivo at weight 830 as an outline, so that it needs no font. */
const WORDMARK =
  "M77.1 58v-36.2h8.7v12.7h.3c4.1-5.1 16.9-6 16.9 6.2v17.3h-8.7v-16.1c0-6.3-8.5-5.1-8.5.7v15.4zm37.4.6c-11.8 0-10.8-12-4.2-14.9c3.8-1.7 8.8-1.8 12.9-1.8v-1.6c0-4.9-8.1-4.1-8.1-.9v.3h-8.6v-.8c0-10.3 25.4-11.4 25.4.7v10.9c0 1 .6 1.9 1.7 1.9h1.7v5.3c-2.4 1.5-9.9 1.7-11.2-2.5h-.4c-2.4 2.4-5.8 3.6-9.2 3.4zm3.4-5.8c2.6 0 5.3-1.6 5.3-4.5v-1.9c-11.8 0-10.3 6.4-5.3 6.4zm18.8 5.2v-26.4h7.2l.6 4.1h.3c1.5-3.5 4.5-5.4 8.3-4.5l1.1.3v7.6h-2.8c-4.4 0-6 2.4-6 6.6v12.3zm18.9 0v-36.2h8.7v36.2zm21.7.6c-6.2 0-9-3.6-9-9.7v-17.3h8.8v16.2c0 6.2 8.5 4.9 8.5-.7v-15.5h8.7v26.4h-7.2l-.5-3.8h-.3c-2 2.9-5.5 4.4-9 4.4zm21.2-.6v-26.4h7.2l.6 4.1h.3c1.5-3.5 4.5-5.4 8.3-4.5l1.1.3v7.6h-2.8c-4.4 0-6 2.4-6 6.6v12.3z";

export const MARK = {
  topsoil: "M6,22h52v8H6z",
  clay: "M6,34c14-5,26,5,52,0v9c-26,5-38-5-52,0z",
  gravel: "M6,47c16,5,30-5,52,0v8H6z",
  teeth: "M6,58h52l-6,9-7-6-7,6-7-6-7,6-7-6-7,6z",
};

/** The colours of the theme, by name. */
export const LOGO_COLOURS = {
  topsoil: "soil",
  clay: "sand",
  gravel: "amber",
  teeth: "forest",
  wordmark: "forest-deep",
} as const;

const FILLS: Record<keyof typeof LOGO_COLOURS, string> = {
  topsoil: "fill-soil",
  clay: "fill-sand",
  gravel: "fill-amber",
  teeth: "fill-forest",
  wordmark: "fill-forest-deep",
};

/** Layers of soil above the teeth of a bucket. In one colour it takes that of the text around it. */
export function Logo({ oneColour = false, className = "" }: { oneColour?: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 272 80" width="272" height="80" className={className} aria-hidden="true">
      {Object.entries({ ...MARK, wordmark: WORDMARK }).map(([layer, line]) => (
        <path
          key={layer}
          className={`forced-colors:fill-[CanvasText] ${oneColour ? "fill-current" : FILLS[layer as keyof typeof FILLS]}`} // the very keys that are listed
          d={line}
        />
      ))}
    </svg>
  );
}
