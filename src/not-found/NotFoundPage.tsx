import { LANGUAGES, type Language } from "../../contract/languages.ts";
import { pageAddress } from "../../contract/routes.ts";
import { pageLabel, siteIn } from "../site/site.ts";
import { ArrowLink } from "../ui/ArrowLink.tsx";
import { Column } from "../ui/Section.tsx";

const WAYS_ON = ["home", "services", "contact"] as const;

interface NotFoundPageProps {
  language: Language;
  heading: string;
  lead: string;
}

/**
 * The two lines every unknown address shows, and under them what a lost visitor needs. The Basque view is all Basque; the
 * other one also answers addresses without a language, so it helps in both.
 */
export function NotFoundPage({ language, heading, lead }: NotFoundPageProps) {
  const languages = language === "es" ? LANGUAGES : [language];
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
          {languages.map((code) => (
            <Help key={code} language={code} />
          ))}
        </div>
      </div>
    </Column>
  );
}

/** Its links choose their language, or a visitor who once read the other one would be led back there. */
function Help({ language }: { language: Language }) {
  const site = siteIn(language);
  const { strings, company } = site;
  return (
    <section lang={language} data-language={language}>
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
