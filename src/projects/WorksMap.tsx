import { ProvinceMap } from "../ui/ProvinceMap.tsx";
import { Column } from "../ui/Section.tsx";
import { MARK_RADIUS } from "./marks.ts";
import type { PlaceOnMap } from "./model.ts";
import { ScaleBar } from "./PlaceMap.tsx";

interface WorksMapProps {
  places: readonly PlaceOnMap[];
  heading: string;
  credit: string;
}

/** All works on one map. The numbers on it lead there too, for whoever points; the list is the one that is read. */
export function WorksMap({ places, heading, credit }: WorksMapProps) {
  return (
    <section
      aria-labelledby="mapa"
      className="border-t border-hairline bg-limestone-deep py-10 md:py-20 print:hidden"
    >
      <Column>
        <div className="grid grid-cols-1 items-start gap-x-14 gap-y-6 lg:grid-cols-[7fr_5fr]">
          <figure className="lg:sticky lg:top-28">
            <ProvinceMap className="w-full">
              {places.map(({ id, outline }) => (
                <path key={id} d={outline} className="fill-sand forced-colors:fill-[GrayText]" />
              ))}
              {places.map((place) => (
                <Mark key={place.id} {...place} />
              ))}
              <ScaleBar />
            </ProvinceMap>
            <figcaption className="mt-2 text-caption text-moss">{credit}</figcaption>
          </figure>
          <div>
            <h2 id="mapa" className="text-title">
              {heading}
            </h2>
            <ol className="mt-6 border-t border-hairline">
              {places.map((place) => (
                <WorksOfPlace key={place.id} {...place} />
              ))}
            </ol>
          </div>
        </div>
      </Column>
    </section>
  );
}

function Mark({ href, number, x, y }: PlaceOnMap) {
  return (
    <a href={href} tabIndex={-1}>
      <circle
        cx={x}
        cy={y}
        r={MARK_RADIUS}
        className="fill-forest-deep stroke-white forced-colors:fill-[CanvasText]"
      />
      <text
        x={x}
        y={y + 4}
        textAnchor="middle"
        className="fill-white text-[11px] font-bold forced-colors:fill-[Canvas]"
      >
        {number}
      </text>
    </a>
  );
}

/** The works of one municipality, beside the number that it has on the map. */
function WorksOfPlace({ id, number, works }: PlaceOnMap) {
  return (
    <li
      id={id}
      className="flex items-start gap-4 scroll-mt-4 border-b border-hairline py-2 lg:scroll-mt-[30vh] target:bg-white target:outline-8 target:outline-white"
    >
      <span className="figures mt-2 grid size-8 shrink-0 place-items-center rounded-full bg-forest-deep text-small font-bold text-white">
        {number}
      </span>
      <ul className="min-w-0">
        {works.map(({ href, title, location }) => (
          <li key={href}>
            <a href={href} className="group block py-2 hyphens-auto wrap-break-word">
              <span className="block font-bold underline-offset-4 group-hover:underline">{title}</span>{" "}
              <span className="block text-small text-moss">{location}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
