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

interface LogoProps {
  /** the company's name as path data: `companyWordmark` */
  wordmark: string;
  oneColour?: boolean;
  className?: string;
}

/** Layers of soil above the teeth of a bucket. In one colour it takes that of the text around it. */
export function Logo({ wordmark, oneColour = false, className = "" }: LogoProps) {
  return (
    <svg viewBox="0 0 272 80" width="272" height="80" className={className} aria-hidden="true">
      {Object.entries({ ...MARK, wordmark }).map(([layer, line]) => (
        <path
          key={layer}
          className={`forced-colors:fill-[CanvasText] ${oneColour ? "fill-current" : FILLS[layer as keyof typeof FILLS]}`} // the very keys that are listed
          d={line}
        />
      ))}
    </svg>
  );
}
