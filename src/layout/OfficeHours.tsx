import type { SiteCompany } from "../site/site.ts";

/** The hours as people read them; structured data is made from the same source. */
export function OfficeHours({ hours }: { hours: SiteCompany["officeHours"] }) {
  return (
    <dl className="figures flex flex-col gap-3 text-small">
      {hours.map(({ label, dates, spans }) => (
        <div key={`${label} ${dates}`}>
          <dt className="font-semibold">{label}</dt>
          {dates && <dd>{dates}</dd>}
          {spans.map((span) => (
            <dd key={span}>{span}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
