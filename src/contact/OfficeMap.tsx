import { findMunicipality, municipalitiesIn, PROVINCE_MAP, placeOf } from "../site/province-map.ts";
import { ProvinceMap } from "../ui/ProvinceMap.tsx";
import type { Place } from "./map.ts";

const { kilometre } = PROVINCE_MAP;
/** What is seen around the office. */
const [WIDTH, HEIGHT] = [34 * kilometre, 24 * kilometre];
/** Of that, what the narrow box of a phone shows. */
const PHONE_WIDTH = 1.15 * HEIGHT;
/** What everybody finds is named before what is near. */
const LANDMARKS = ["Bilbao"];
/** Around the office, in kilometres. */
const RINGS = [5, 10];
/** Of a name in the map's units, on phones, where it is largest. */
const LETTER = { width: 3.7, height: 9 };

interface Name {
  name: string;
  x: number;
  y: number;
}

/** The office in its municipality, the coast and how far it is around: a drawing of our own, so that no other site learns who looks at it. */
export function OfficeMap({ office, town }: { office: Place; town: string }) {
  const { x, y } = placeOf(office.longitude, office.latitude);
  const part = [x - WIDTH / 2, y - HEIGHT / 2, WIDTH, HEIGHT] as const;
  const own = findMunicipality(town);
  const labels = RINGS.map((kilometres) => ({
    name: `${kilometres} km`,
    x: x - kilometres * kilometre,
    y,
  }));
  const pin = { name: town, x, y: y + 5 };
  return (
    <ProvinceMap part={part} className="min-h-52 w-full flex-1 md:max-lg:aspect-[17/12] md:max-lg:flex-none">
      {own && <path d={own.outline} className="fill-sand forced-colors:fill-[GrayText]" />}
      {RINGS.map((kilometres) => (
        <circle
          key={kilometres}
          cx={x}
          cy={y}
          r={kilometres * kilometre}
          className="fill-none stroke-moss"
          strokeWidth="0.4"
          strokeDasharray="1.5"
        />
      ))}
      {[...labels, pin, ...namesAround([...labels, pin], part)].map((label) => (
        <text
          key={label.name}
          x={label.x}
          y={label.y}
          textAnchor="middle"
          dominantBaseline="middle"
          className={`text-[5.4px] stroke-white [paint-order:stroke] md:text-[3.6px] ${labels.includes(label) || isOnPhones(label, x) ? "" : "max-md:hidden"} forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas] ${label === pin ? "fill-ink font-bold" : "fill-moss font-semibold"}`}
          strokeWidth="2"
          strokeLinejoin="round"
        >
          {label.name}
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

const halfOf = ({ name }: Name) => (name.length * LETTER.width) / 2;
const isOnPhones = (label: Name, middle: number) =>
  Math.abs(label.x - middle) + halfOf(label) < PHONE_WIDTH / 2;

/** The landmarks first, then the nearest municipalities, as many as can be read beside each other and what is written already. */
function namesAround(
  written: readonly Name[],
  [left, top, width, height]: readonly [number, number, number, number],
) {
  const middle = { x: left + width / 2, y: top + height / 2 };
  const distance = ({ name, x, y }: Name) =>
    LANDMARKS.includes(name) ? 0 : Math.hypot(x - middle.x, y - middle.y);
  const names: Name[] = [];
  for (const one of municipalitiesIn(left, top, width, height).sort((a, b) => distance(a) - distance(b))) {
    const half = halfOf(one);
    const isWhole = one.x - half > left && one.x + half < left + width;
    const isFree = [...written, ...names].every(
      (other) =>
        Math.abs(other.y - one.y) > LETTER.height || Math.abs(other.x - one.x) > half + halfOf(other),
    );
    if (isWhole && isFree && !written.some(({ name }) => name === one.name)) names.push(one);
  }
  return names;
}
