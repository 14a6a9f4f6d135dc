import type { Strings } from "../site/strings/index.ts";
import type { ProjectModel } from "./model.ts";

interface KeyDataProps {
  project: Pick<ProjectModel, "client" | "location" | "dates" | "relevantData">;
  labels: Strings["projectDetail"];
}

/** The data a public buyer compares: a table of terms and values. */
export function KeyData({ project, labels }: KeyDataProps) {
  const rows = [
    { term: labels.client, values: [project.client] },
    { term: labels.location, values: [project.location] },
    { term: labels.dates, values: [project.dates] },
    { term: labels.relevantData, values: project.relevantData },
  ];
  return (
    <section aria-labelledby="datos">
      <h2 id="datos" className="border-t-4 border-soil pt-3 text-heading text-forest-deep">
        {labels.keyData}
      </h2>
      <dl className="figures mt-4">
        {rows.map(({ term, values }) => (
          <div key={term} className="grid gap-x-4 border-t border-hairline py-3 sm:grid-cols-[9rem_1fr]">
            <dt className="text-small text-moss">{term}</dt>
            {values.map((value) => (
              <dd key={value} className="py-0.5 wrap-anywhere sm:col-start-2">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
