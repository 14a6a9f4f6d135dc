import { pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import { fill } from "../site/strings/fill.ts";
import { BackLink } from "../ui/BackLink.tsx";
import { Column } from "../ui/Section.tsx";
import { LegalParts } from "./LegalParts.tsx";
import type { LegalModel } from "./model.ts";

interface LegalPageProps {
  site: Site;
  texts: { heading: string; lead: string };
  model: LegalModel;
}

/** A long text made readable: its contents beside it, a narrow measure, an anchor for each section. */
export function LegalPage({ site, texts, model }: LegalPageProps) {
  const { legal } = site.strings;
  const { updated, intro, sections } = model.text;
  return (
    <Column>
      <div className="grid gap-x-16 pt-4 pb-10 md:py-16 print:pt-2 print:pb-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        <header className="measure lg:col-span-2">
          <BackLink href={pageAddress(site.language, "home")}>{legal.back}</BackLink>
          <h1 className="text-title text-forest-deep">{texts.heading}</h1>
          <p className="mt-4 text-lead">{texts.lead}</p>
          <p className="mt-4 text-small text-moss">{fill(legal.updated, { date: updated })}</p>
        </header>
        <Contents label={legal.contents} sections={sections} />
        <div className="prose mt-10 print:mt-4 min-w-0 lg:col-start-1 lg:row-start-2">
          <LegalParts parts={intro} site={site} cookies={model.cookies} />
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.heading}</h2>
              <LegalParts parts={section.parts} site={site} cookies={model.cookies} />
            </section>
          ))}
        </div>
      </div>
    </Column>
  );
}

function Contents({ label, sections }: { label: string; sections: LegalModel["text"]["sections"] }) {
  return (
    <nav aria-label={label} className="mt-10 print:hidden lg:col-start-2 lg:row-start-2">
      <ul className="border-t-4 border-amber text-small lg:sticky lg:top-28">
        {sections.map(({ id, heading }) => (
          <li key={id} className="border-b border-hairline">
            <a href={`#${id}`} className="flex min-h-11 items-center py-1 underline-offset-4 hover:underline">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
