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

/** How far from the outline the foot of the name stands, below it and above. */
const NAME_BELOW = 14;
const NAME_ABOVE = 5;

/** Where the work is, in the whole province. Its name stands below its outline or above, away from the coast and the border. */
export function PlaceMap({ municipality, road, credit }: PlaceMapProps) {
  const { name, outline, x, y, height } = municipality;
  const isNorth = y < PROVINCE_MAP.height / 2;
  const nameY = isNorth ? y + height / 2 + NAME_BELOW : y - height / 2 - NAME_ABOVE;
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
          <path d={`M${x - half} ${y}h${2 * half}`} className="stroke-ink" strokeWidth="3" />
        ) : (
          <circle cx={x} cy={y} r="3" className="fill-ink" />
        )}
        <text
          x={x}
          y={nameY.toFixed(1)}
          textAnchor={anchorAt(x)}
          className="fill-ink stroke-white text-[13px] font-bold [paint-order:stroke] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
          strokeWidth="4"
        >
          {road ? `${name}, ${road}` : name}
        </text>
        <ScaleBar />
      </ProvinceMap>
      <figcaption className="mt-2 text-caption text-moss">{credit}</figcaption>
    </figure>
  );
}

/** At the sides it runs towards the middle, so that a long name stays in the map. */
function anchorAt(x: number): "start" | "middle" | "end" {
  if (x < PROVINCE_MAP.width / 4) return "start";
  return x > (3 * PROVINCE_MAP.width) / 4 ? "end" : "middle";
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
        className="fill-ink text-[10px] forced-colors:fill-[CanvasText] forced-colors:stroke-none"
      >
        {`${SCALE_KILOMETRES} km`}
      </text>
    </>
  );
}
