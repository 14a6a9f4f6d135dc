import { ProvinceMap } from "../ui/ProvinceMap.tsx";
import { Column } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import { MARK_RADIUS } from "./marks.ts";
import type { WorkOnMap } from "./model.ts";
import { ScaleBar } from "./PlaceMap.tsx";
import { WorkNumber } from "./WorkNumber.tsx";

interface ProjectsMapProps {
  works: readonly WorkOnMap[];
  strings: { map: string; mapCredit: string };
}

/** The province with all works on it, each under the number that it has in the list, and beside it what the numbers mean. */
export function ProjectsMap({ works, strings }: ProjectsMapProps) {
  const outlines = new Set(works.map(({ outline }) => outline));
  return (
    <section aria-labelledby="mapa" className="border-t border-hairline bg-limestone-deep print:hidden">
      <Column>
        <div className="grid grid-cols-1 items-start gap-x-14 gap-y-6 py-10 md:grid-cols-[7fr_5fr] md:py-14">
          <div>
            <h2 id="mapa" className="border-t-4 border-soil pt-3 text-heading text-forest-deep">
              {strings.map}
            </h2>
            <ol className="mt-2">
              {works.map(({ href, number, title, location }) => (
                <li key={href} className="border-b border-hairline">
                  <a href={href} className="group flex items-start gap-4 py-3">
                    <WorkNumber number={number} />{" "}
                    <span className="min-w-0 hyphens-auto wrap-break-word">
                      <span className="block font-bold underline-offset-4 group-hover:underline max-md:text-small">
                        <Unbroken text={title} />
                      </span>{" "}
                      <span className="block text-small text-moss">{location}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </div>
          <figure className="max-md:row-start-1 md:sticky md:top-28">
            <ProvinceMap className="w-full">
              {[...outlines].map((outline) => (
                <path key={outline} d={outline} className="fill-sand forced-colors:fill-[GrayText]" />
              ))}
              {works.map((work) => (
                <Mark key={work.href} {...work} />
              ))}
              <ScaleBar />
            </ProvinceMap>
            <figcaption className="mt-2 text-caption text-moss">{strings.mapCredit}</figcaption>
          </figure>
        </div>
      </Column>
    </section>
  );
}

function Mark({ href, number, x, y }: WorkOnMap) {
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
      </text>{" "}
    </a>
  );
}
