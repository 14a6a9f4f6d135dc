import type { Language } from "../../contract/languages.ts";
import { pageAddress } from "../../contract/routes.ts";
import type { PictureData } from "../site/pictures.ts";
import { pageLabel, siteIn } from "../site/site.ts";
import { ArrowLink } from "../ui/ArrowLink.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Column } from "../ui/Section.tsx";

const FURTHER_PAGES = ["home", "services", "contact"] as const;

interface NotFoundPageProps {
  /** in which it helps: all of them where the address tells none */
  languages: readonly Language[];
  heading: string;
  lead: string;
  picture: PictureData | undefined;
}

/** What a lost visitor needs in his own words, between the two English lines that every unknown address shows. */
export function NotFoundPage({ languages, heading, lead, picture }: NotFoundPageProps) {
  return (
    <Column>
      <div className="grid items-center gap-x-10 gap-y-8 py-8 md:min-h-[calc(100svh-5rem)] md:grid-cols-[5fr_7fr] md:content-center md:py-10">
        <div>
          <h1 lang="en" className="mb-3 text-small font-semibold tracking-normal text-moss">
            {heading}
          </h1>
          {languages.map((language) => (
            <p
              key={language}
              lang={language}
              className={`mt-3 font-bold tracking-tight text-forest-deep ${languages.length > 1 ? "text-headline" : "text-title"}`}
            >
              {siteIn(language).strings.notFound.missing}
            </p>
          ))}
          <p lang="en" className="mt-3 text-caption text-moss">
            {lead}
          </p>
          <div className="mt-8 grid gap-8 border-t-4 border-soil pt-6">
            {languages.map((language) => (
              <FurtherPages key={language} language={language} />
            ))}
          </div>
        </div>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 48rem) 60vw, 70vw"
            first
            model
            className="w-full max-md:portrait:-order-1"
          />
        )}
      </div>
    </Column>
  );
}

/** Its links choose their language, or a visitor who once read the other one would be led back there. */
function FurtherPages({ language }: { language: Language }) {
  const site = siteIn(language);
  const { strings, company } = site;
  return (
    <section lang={language} data-language={language}>
      <h2 className="text-heading">{strings.notFound.waysOn}</h2>
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-1">
        {FURTHER_PAGES.map((page) => (
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
