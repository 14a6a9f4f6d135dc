import type { CompanyLogo } from "../site/logo.ts";

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

/** Both kinds take the same room. */
export const LOGO_SIZE = { width: 272, height: 80 };

interface LogoProps {
  logo: CompanyLogo;
  isOnDark?: boolean;
  className?: string;
}

/** The owner's own picture, else layers of soil above the teeth of a bucket and the name. */
export function Logo({ logo, isOnDark = false, className = "" }: LogoProps) {
  if ("address" in logo) {
    // Nobody knows its colours, so it keeps its light ground on a dark page and in forced colours.
    const ground = isOnDark ? "rounded-md p-2" : "object-left";
    return (
      <img
        src={logo.address}
        {...LOGO_SIZE}
        alt=""
        className={`aspect-[17/5] bg-limestone object-contain forced-color-adjust-none ${ground} ${className}`}
      />
    );
  }
  const layers: Record<string, string> = { ...MARK, wordmark: logo.wordmark };
  return (
    <svg viewBox="0 0 272 80" {...LOGO_SIZE} className={`-ml-1.5 ${className}`} aria-hidden="true">
      {isOnDark ? (
        <path className="fill-current forced-colors:fill-[CanvasText]" d={Object.values(layers).join("")} />
      ) : (
        Object.entries(layers).map(([layer, line]) => (
          <path
            key={layer}
            className={`forced-colors:fill-[CanvasText] ${FILLS[layer as keyof typeof FILLS]}`} // the very keys that are listed
            d={line}
          />
        ))
      )}
    </svg>
  );
}
