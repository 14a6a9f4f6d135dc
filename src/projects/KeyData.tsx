import type { Strings } from "../site/strings/index.ts";
import { Unbroken } from "../ui/Unbroken.tsx";
import type { ProjectModel } from "./model.ts";

interface KeyDataProps {
  project: Pick<ProjectModel, "client" | "location" | "dates" | "type">;
  labels: Strings["projectDetail"] & { type: string };
}

/** Who for, where and when, what a public buyer compares first: the title block of the sheet. */
export function KeyData({ project, labels }: KeyDataProps) {
  const rows = [
    { term: labels.client, value: project.client },
    { term: labels.location, value: project.location },
    { term: labels.dates, value: project.dates },
    { term: labels.type, value: project.type },
  ];
  return (
    <section aria-labelledby="datos" className="mt-5 md:mt-8 print:mt-2">
      <h2 id="datos" className="sr-only">
        {labels.keyData}
      </h2>
      <dl className="figures gap-x-8 border-t-4 border-soil max-lg:not-print:divide-y divide-hairline lg:grid lg:grid-cols-[5fr_3fr_3fr_3fr] print:grid print:grid-cols-4">
        {rows.map(({ term, value }) => (
          <div
            key={term}
            className="grid grid-cols-[minmax(5.5rem,26%)_minmax(0,1fr)] gap-x-3 py-2 lg:block lg:pt-3 print:block"
          >
            <dt className="text-small text-moss">{term}</dt>
            <dd className="wrap-anywhere max-lg:text-small lg:mt-1 lg:font-semibold">
              <Unbroken text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface LinkListProps {
  id: string;
  heading: string;
  links: readonly { text: string; href: string }[];
}

/** With what it was done, and by which rules. */
export function LinkList({ id, heading, links }: LinkListProps) {
  return (
    <section aria-labelledby={id} className="mb-6 print:mb-1">
      <h2 id={id} className="border-t-4 border-soil pt-3 text-heading text-forest-deep print:border-t">
        {heading}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-6 lg:flex-col print:flex-row">
        {links.map(({ text, href }) => (
          <li key={text} className="py-0.5 print:py-0">
            <a href={href} className="inline-block py-0.5 underline underline-offset-4 hover:decoration-2">
              <Unbroken text={text} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
