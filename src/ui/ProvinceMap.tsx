import type { ReactNode } from "react";
import { PROVINCE_MAP } from "../site/province-map.ts";

interface ProvinceMapProps {
  /** a part of it: left, top, width and height; else the whole */
  part?: readonly [number, number, number, number];
  className?: string;
  children: ReactNode;
}

/** The province with the lines of its municipalities; what stands on it is drawn in its units. Text beside it tells the same. */
export function ProvinceMap({ part, className = "", children }: ProvinceMapProps) {
  const { width, height, outline, borders, step } = PROVINCE_MAP;
  const transform = `scale(${step.x} ${step.y})`;
  const stroke = (width: number) => (width / step.x).toFixed(2);
  return (
    <svg
      viewBox={(part ?? [-4, -4, width + 8, height + 8]).join(" ")}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`[word-spacing:0] forced-colors:stroke-[CanvasText] ${className}`}
    >
      <defs>
        <path id="province" d={outline} transform={transform} />
      </defs>
      <use href="#province" className="fill-white forced-colors:fill-[Canvas] forced-colors:stroke-none" />
      <path
        d={borders}
        transform={transform}
        className="fill-none stroke-hairline forced-colors:stroke-[GrayText]"
        strokeWidth={stroke(0.6)}
      />
      {/* The coast is drawn over the ends of the borders. */}
      <use
        href="#province"
        className="fill-none stroke-moss forced-colors:stroke-[CanvasText]"
        strokeWidth={stroke(1)}
      />
      {children}
    </svg>
  );
}
