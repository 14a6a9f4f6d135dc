import type { ReactNode } from "react";
import { PERSON, type SideView, sideViewOf } from "../site/side-views.ts";

/** Drawings in metres; the text beside them tells the amount, and a note under them what stands beside it. */
interface ToScaleProps {
  /** in metres; of a volume or an area the side of its cube or square */
  size: number;
  /** of all that are drawn at this scale */
  largest: number;
}

function Sheet({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 ${-height} ${width} ${height}`}
      aria-hidden="true"
      className="mb-2 max-h-24 w-full md:max-h-44 forced-color-adjust-none forced-colors:bg-limestone forced-colors:p-2 print:max-h-24 print:[print-color-adjust:exact]"
      preserveAspectRatio="xMinYMax meet"
    >
      {children}
    </svg>
  );
}

/** How deep the cube goes back, as a part of its side. */
const BACK = { x: 0.34, y: 0.2 };
const TIPPER = sideViewOf("camiones");

/** A block of earth, grass on top, beside a lorry and a person. */
export function Volume({ size, largest }: ToScaleProps) {
  const [dx, dy] = [size * BACK.x, size * BACK.y];
  const beside = size + dx + 1.5;
  return (
    <Sheet width={largest * (1 + BACK.x) + 14} height={Math.max(largest * (1 + BACK.y), 4)}>
      <path className="fill-sand" d={`M0 0V${-size}H${size}V0Z`} />
      <path
        className="fill-soil opacity-50"
        d={`M0 ${-0.62 * size}q${size / 4} ${-size / 12} ${size / 2} 0t${size / 2} 0v${size / 7}q${-size / 4} ${-size / 14} ${-size / 2} 0t${-size / 2} 0Z`}
      />
      <path className="fill-soil" d={`M${size} 0l${dx} ${-dy}v${-size}l${-dx} ${dy}Z`} />
      <path className="fill-meadow print:fill-forest" d={`M0 ${-size}l${dx} ${-dy}h${size}l${-dx} ${dy}Z`} />
      {TIPPER && <ScaleFigure view={TIPPER} x={beside} />}
      <ScaleFigure view={PERSON} x={beside + (TIPPER?.length ?? 0) + 0.8} />
    </Sheet>
  );
}

const PITCH = { length: 105, width: 68 };

/** A square seen from above, and on it a football pitch. */
export function Area({ size, largest }: ToScaleProps) {
  const room = Math.max(largest, PITCH.length);
  return (
    <Sheet width={room + 2} height={room + 2}>
      <path className="fill-meadow print:fill-forest" d={`M0-1V${-size}H${size}V-1Z`} />
      <g className="fill-none stroke-limestone" strokeWidth={room / 90}>
        <path
          d={`M3-4v${-PITCH.width}h${PITCH.length}v${PITCH.width}Zm${PITCH.length / 2} 0v${-PITCH.width}`}
        />
        <circle cx={3 + PITCH.length / 2} cy={-4 - PITCH.width / 2} r="9.15" />
      </g>
    </Sheet>
  );
}

/** A road with a mark every half kilometre. */
export function Distance({ size, largest }: ToScaleProps) {
  const marks = Array.from(
    { length: Math.floor(size / 0.5) + 1 },
    (_, at) => `M${at * 0.5} 0V${-largest * 0.06}`,
  );
  return (
    <Sheet width={largest * 1.02} height={largest * 0.16}>
      <path className="fill-ink" d={`M0 ${-largest * 0.08}h${size}v${-largest * 0.06}H0Z`} />
      <path
        className="fill-none stroke-limestone"
        strokeWidth={largest * 0.008}
        strokeDasharray={largest * 0.03}
        d={`M0 ${-largest * 0.11}h${size}`}
      />
      <path className="fill-none stroke-ink" strokeWidth={largest * 0.006} d={marks.join("")} />
    </Sheet>
  );
}

/** A beam on the ground beside a person. */
export function Length({ size, largest }: ToScaleProps) {
  return (
    <Sheet width={largest + 2} height={Math.max(2.2, largest / 3)}>
      <ScaleFigure view={PERSON} x={0} />
      <path className="fill-soil" d={`M1.2 0v-.3h${size}V0Z`} />
    </Sheet>
  );
}

/** A trench, and in it a person. */
export function Depth({ size, largest }: ToScaleProps) {
  const metres = size / 100;
  const room = largest / 100;
  return (
    <Sheet width={6} height={room + 2.2}>
      <path className="fill-soil" d={`M0 ${-room - 0.2}h1.8v${metres}h2.4v${-metres}h1.8V0H0Z`} />
      <g transform={`translate(2.7 ${metres - room - 0.2})`}>
        <ScaleFigure view={PERSON} x={0} />
      </g>
    </Sheet>
  );
}

const IN_A_ROW = 8;
const SQUARE = 0.8;

/** A square for each. */
export function Count({ count }: { count: number }) {
  const squares = Array.from(
    { length: count },
    (_, at) => `M${at % IN_A_ROW} ${-Math.floor(at / IN_A_ROW)}h${SQUARE}v${-SQUARE}h${-SQUARE}z`,
  );
  return (
    <Sheet width={IN_A_ROW} height={Math.ceil(count / IN_A_ROW)}>
      <path className="fill-soil" d={squares.join("")} />
    </Sheet>
  );
}

/** Side views are drawn in decimetres. */
function ScaleFigure({ view: { paint, painted, dark }, x }: { view: SideView; x: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} 0)scale(.1)`}>
      <path className={paint === "amber" ? "fill-amber" : "fill-forest"} d={painted} />
      <path className="fill-ink" d={dark} />
    </g>
  );
}
