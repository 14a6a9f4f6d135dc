import { LANGUAGES } from "../../contract/languages.ts";
import { pageAddress } from "../../contract/routes.ts";
import { pageLabel, siteIn } from "../site/site.ts";
import { ArrowLink } from "../ui/ArrowLink.tsx";
import { Column } from "../ui/Section.tsx";

const WAYS_ON = ["home", "services", "contact"] as const;

/** The two lines every unknown address shows, and under them, in both languages, what a lost visitor needs. */
export function NotFoundPage({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Column>
      <div className="py-16 md:py-24">
        <h1 lang="en" className="text-display text-forest-deep">
          {heading}
        </h1>
        <p lang="en" className="mt-4 mb-12 text-lead">
          {lead}
        </p>
        <div className="grid gap-12 border-t border-hairline pt-10 md:grid-cols-2">
          {LANGUAGES.map((language) => (
            <Help key={language} language={language} />
          ))}
        </div>
      </div>
    </Column>
  );
}

function Help({ language }: { language: (typeof LANGUAGES)[number] }) {
  const site = siteIn(language);
  const { strings, company } = site;
  return (
    <section lang={language}>
      <h2 className="text-heading">{strings.notFound.help}</h2>
      <ul className="mt-4 flex flex-col items-start gap-1">
        {WAYS_ON.map((page) => (
          <li key={page}>
            <ArrowLink href={pageAddress(language, page)}>{pageLabel(site, page)}</ArrowLink>
          </li>
        ))}
        <li>
          <ArrowLink href={`tel:${company.phoneLink}`}>{company.phone}</ArrowLink>
        </li>
      </ul>
    </section>
  );
}
