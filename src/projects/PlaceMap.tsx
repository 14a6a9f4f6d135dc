import { PROVINCE_MAP } from "../site/province-map.ts";
import { ProvinceMap } from "../ui/ProvinceMap.tsx";
import type { ProjectModel } from "./model.ts";
import { quantityIn } from "./quantities.ts";

interface PlaceMapProps {
  municipality: NonNullable<ProjectModel["municipality"]>;
  /** how long it is, as «2,5 km»: drawn to scale */
  road: string | undefined;
  credit: string;
}

/** Where the work is, in the whole province. */
export function PlaceMap({ municipality: { name, outline, x, y }, road, credit }: PlaceMapProps) {
  const half = (quantityIn(road ?? "")?.amount ?? 0) * (PROVINCE_MAP.kilometre / 2);
  return (
    <figure className="mt-8 print:hidden">
      <ProvinceMap className="w-full">
        <path
          d={outline}
          className="fill-amber stroke-ink forced-colors:fill-[Highlight]"
          strokeWidth="0.6"
        />
        {road ? (
          <>
            <path d={`M${x - half} ${y}h${2 * half}`} className="stroke-ink" strokeWidth="3" />
            <Label x={x} y={y + 22}>
              {road}
            </Label>
          </>
        ) : (
          <circle cx={x} cy={y} r="3" className="fill-ink" />
        )}
        <Label x={x} y={y - 14}>
          {name}
        </Label>
        <ScaleBar />
      </ProvinceMap>
      <figcaption className="mt-2 text-caption text-moss">{credit}</figcaption>
    </figure>
  );
}

function Label({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      className="fill-ink stroke-white text-[13px] font-bold [paint-order:stroke] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
      strokeWidth="3"
    >
      {children}
    </text>
  );
}

const SCALE_KILOMETRES = 10;

export function ScaleBar() {
  const { width, height, kilometre } = PROVINCE_MAP;
  const length = SCALE_KILOMETRES * kilometre;
  return (
    <>
      <path
        d={`M${width - length} ${height - 4}v4h${length}v-4`}
        className="fill-none stroke-ink forced-colors:stroke-[CanvasText]"
      />
      <text
        x={width - length / 2}
        y={height - 6}
        textAnchor="middle"
        className="fill-ink text-[10px] forced-colors:fill-[CanvasText]"
      >
        {`${SCALE_KILOMETRES} km`}
      </text>
    </>
  );
}
