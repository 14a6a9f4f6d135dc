import type { SiteCompany } from "../site/site.ts";

/** The hours as people read them; structured data is made from the same source. */
export function OfficeHours({ hours }: { hours: SiteCompany["officeHours"] }) {
  return (
    <dl className="figures flex flex-col gap-3 text-small">
      {hours.map(({ label, spans }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          {spans.map((span) => (
            <dd key={span}>{span}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
