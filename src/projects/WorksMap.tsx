import { ProvinceMap } from "../ui/ProvinceMap.tsx";
import { Column } from "../ui/Section.tsx";
import type { WorkOnMap } from "./model.ts";
import { ScaleBar } from "./PlaceMap.tsx";

interface WorksMapProps {
  works: readonly WorkOnMap[];
  heading: string;
  credit: string;
}

/** All works on one map. The numbers on it lead there too, for whoever points; the list is the one that is read. */
export function WorksMap({ works, heading, credit }: WorksMapProps) {
  const places = [...new Map(works.map(({ municipality }) => [municipality.name, municipality])).values()];
  return (
    <section
      aria-labelledby="mapa"
      className="border-t border-hairline bg-limestone-deep py-10 md:py-20 print:hidden"
    >
      <Column>
        <div className="grid grid-cols-1 items-start gap-x-14 gap-y-6 lg:grid-cols-[7fr_5fr]">
          <figure className="lg:sticky lg:top-28">
            <ProvinceMap className="w-full">
              {places.map(({ name, outline }) => (
                <path key={name} d={outline} className="fill-sand forced-colors:fill-[GrayText]" />
              ))}
              {works.map(({ href, number, x, y }) => (
                <a key={href} href={href} tabIndex={-1}>
                  <circle
                    cx={x}
                    cy={y}
                    r="8"
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
              {works.map(({ href, number, title, location }) => (
                <li key={href} className="border-b border-hairline">
                  <a href={href} className="group flex min-h-14 items-center gap-4 py-3">
                    <span className="figures grid size-8 shrink-0 place-items-center rounded-full bg-forest-deep text-small font-bold text-white">
                      {number}
                    </span>{" "}
                    <span className="min-w-0 hyphens-auto wrap-break-word">
                      <span className="block font-bold underline-offset-4 group-hover:underline">
                        {title}
                      </span>{" "}
                      <span className="block text-small text-moss">{location}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Column>
    </section>
  );
}
