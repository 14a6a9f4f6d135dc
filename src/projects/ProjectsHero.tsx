import { ProvinceMap } from "../ui/ProvinceMap.tsx";
import { Column } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import { MARK_RADIUS } from "./marks.ts";
import type { PlaceOnMap } from "./model.ts";
import { ScaleBar } from "./PlaceMap.tsx";

interface ProjectsHeroProps {
  heading: string;
  lead: string;
  places: readonly PlaceOnMap[];
  strings: { map: string; mapCredit: string };
}

/** The province with all works on it, and beside it the words and what the numbers on the map mean. */
export function ProjectsHero({ heading, lead, places, strings }: ProjectsHeroProps) {
  return (
    <div className="border-b border-hairline bg-limestone-deep print:border-0 print:bg-transparent">
      <Column>
        <div className="grid grid-cols-1 gap-x-10 gap-y-6 pt-6 pb-8 md:pt-10 md:pb-12 lg:grid-cols-[5fr_8fr] lg:items-start print:block print:py-2">
          <div className="lg:pt-[8%]">
            <h1 className="text-display text-forest-deep hyphens-auto print:text-title">
              <Unbroken text={heading} />
            </h1>
            <p className="mt-4 text-lead print:mt-1 print:text-body">
              <Unbroken text={lead} />
            </p>
          </div>
          {places.length > 0 && (
            <section aria-labelledby="mapa" className="lg:contents print:hidden">
              <figure className="lg:sticky lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1">
                <ProvinceMap className="w-full">
                  {places.map(({ id, outline }) => (
                    <path key={id} d={outline} className="fill-sand forced-colors:fill-[GrayText]" />
                  ))}
                  {places.map((place) => (
                    <Mark key={place.id} {...place} />
                  ))}
                  <ScaleBar />
                </ProvinceMap>
                <figcaption className="mt-2 text-caption text-moss">{strings.mapCredit}</figcaption>
              </figure>
              <div className="mt-6 max-md:mt-2 lg:mt-0">
                <h2
                  id="mapa"
                  className="max-md:sr-only border-t-4 border-soil pt-3 text-heading text-forest-deep"
                >
                  {strings.map}
                </h2>
                <ol className="mt-2">
                  {places.map((place) => (
                    <WorksOfPlace key={place.id} {...place} />
                  ))}
                </ol>
              </div>
            </section>
          )}
        </div>
      </Column>
    </div>
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
      className="flex items-start gap-4 scroll-mt-4 border-b border-hairline md:py-2 lg:scroll-mt-[30vh] target:bg-white target:outline-8 target:outline-white"
    >
      <span className="figures mt-2 grid size-8 shrink-0 place-items-center rounded-full bg-forest-deep text-small font-bold text-white">
        {number}
      </span>
      <ul className="min-w-0">
        {works.map(({ href, title, location }) => (
          <li key={href}>
            <a href={href} className="group block py-2 hyphens-auto wrap-break-word">
              <span className="block font-bold underline-offset-4 group-hover:underline max-md:text-small">
                {title}
              </span>{" "}
              {/* On phones the map above tells it. */}
              <span className="block text-small text-moss max-md:sr-only">{location}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
