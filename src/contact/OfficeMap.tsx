import { municipalitiesIn, PROVINCE_MAP, placeOf } from "../site/province-map.ts";
import { ProvinceMap } from "../ui/ProvinceMap.tsx";
import type { Place } from "./map.ts";

/** What is seen around the office, in kilometres. */
const REACH = { width: 34, height: 24 };
/** A name needs so much room in the map's units. */
const NAMES_APART = 9;

/** The office among its municipalities: a drawing of our own, which tells nobody who looks at it. */
export function OfficeMap({ office }: { office: Place }) {
  const { x, y } = placeOf(office.longitude, office.latitude);
  const [width, height] = [REACH.width * PROVINCE_MAP.kilometre, REACH.height * PROVINCE_MAP.kilometre];
  const part = [x - width / 2, y - height * 0.42, width, height] as const;
  const names = municipalitiesIn(...part).filter(
    (one, index, all) =>
      Math.hypot(one.x - x, one.y - y) > NAMES_APART &&
      !all
        .slice(0, index)
        .some(
          (other) => Math.abs(other.x - one.x) < 3 * NAMES_APART && Math.abs(other.y - one.y) < NAMES_APART,
        ),
  );
  return (
    <ProvinceMap part={part} className="absolute inset-0 size-full">
      {names.map((municipality) => (
        <text
          key={municipality.name}
          x={municipality.x}
          y={municipality.y}
          textAnchor="middle"
          className="fill-moss text-[4.5px] font-semibold forced-colors:fill-[CanvasText]"
        >
          {municipality.name}
        </text>
      ))}
      <path
        d={`M${x} ${y}c-1-2.6-4-5-4-8a4 4 0 0 1 8 0c0 3-3 5.4-4 8Z`}
        className="fill-amber stroke-ink forced-colors:fill-[Highlight]"
        strokeWidth="0.7"
      />
      <circle cx={x} cy={y - 8} r="1.4" className="fill-ink" />
    </ProvinceMap>
  );
}
