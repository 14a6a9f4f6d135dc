import type { Strings } from "../site/strings/index.ts";
import { Unbroken } from "../ui/Unbroken.tsx";
import type { ProjectModel } from "./model.ts";

interface KeyDataProps {
  project: Pick<ProjectModel, "client" | "location" | "dates" | "machines" | "certificates">;
  labels: Strings["projectDetail"];
}

interface Row {
  term: string;
  values: { text: string; href?: string }[];
}

/** The data a public buyer compares: a table of terms and values. */
export function KeyData({ project, labels }: KeyDataProps) {
  const rows: Row[] = [
    { term: labels.client, values: [{ text: project.client }] },
    { term: labels.location, values: [{ text: project.location }] },
    { term: labels.dates, values: [{ text: project.dates }] },
    { term: labels.machines, values: project.machines },
    { term: labels.certificates, values: project.certificates },
  ];
  return (
    <section aria-labelledby="datos">
      <h2 id="datos" className="border-t-4 border-soil pt-3 text-heading text-forest-deep">
        {labels.keyData}
      </h2>
      <dl className="figures mt-4 print:mt-1 print:columns-2">
        {rows
          .filter(({ values }) => values.length > 0)
          .map(({ term, values }) => (
            <div
              key={term}
              className="grid gap-x-4 border-t border-hairline py-3 sm:grid-cols-[9rem_1fr] print:break-inside-avoid print:grid-cols-1 print:py-1"
            >
              <dt className="text-small text-moss">{term}</dt>
              {values.map(({ text, href }) => (
                <dd key={text} className="py-0.5 wrap-anywhere sm:col-start-2 print:col-start-1 print:py-0">
                  {href ? (
                    <a
                      href={href}
                      className="inline-block py-0.5 underline underline-offset-4 hover:decoration-2"
                    >
                      <Unbroken text={text} />
                    </a>
                  ) : (
                    <Unbroken text={text} />
                  )}
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </section>
  );
}
