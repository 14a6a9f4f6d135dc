/** Structured data (schema.org) as plain objects; everything in it is also visible on the page. */
import type { Language } from "../../contract/languages.ts";
import { capitalised } from "../site/content/grammar.ts";
import type { Content } from "../site/content/parse-all.ts";
import { datesFrom, seasonOf } from "../site/content/season.ts";

export type JsonLdNode = { "@type": string; [property: string]: unknown };

type Company = Content["company"];

const companyId = (siteUrl: string) => new URL("/#company", siteUrl).href;

/** @param year of the publication: which dates the hours of a season have */
export function companyNode(company: Company, siteUrl: string, year = new Date().getFullYear()): JsonLdNode {
  const { address, location, officeHours } = company;
  const seasonal = officeHours.flatMap((hours) => seasonalHours(hours, year));
  return {
    "@type": "GeneralContractor",
    "@id": companyId(siteUrl),
    name: company.name,
    legalName: company.legalName,
    foundingDate: String(company.founded),
    url: new URL("/", siteUrl).href,
    logo: new URL("/share.png", siteUrl).href,
    image: new URL("/share-home.jpg", siteUrl).href,
    telephone: company.phoneLink,
    email: company.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.town,
      addressRegion: address.province,
      addressCountry: address.country,
    },
    geo: { "@type": "GeoCoordinates", latitude: location.latitude, longitude: location.longitude },
    openingHoursSpecification: officeHours.filter((hours) => !seasonOf(hours)).flatMap(openingHours),
    // These stand over the others while they hold.
    ...(seasonal.length > 0 && { specialOpeningHoursSpecification: seasonal }),
  };
}

type Hours = Company["officeHours"][number];

const openingHours = ({ days, spans }: Hours) =>
  spans.map(({ opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map(capitalised),
    opens,
    closes,
  }));

/** As schema.org says it of a day that is closed. */
const CLOSED = { opens: "00:00", closes: "00:00" };

function seasonalHours(hours: Hours, year: number) {
  const season = seasonOf(hours);
  if (!season) return [];
  const spans = hours.spans.length > 0 ? hours.spans : [CLOSED];
  return datesFrom(season, year).flatMap(({ from, to }) =>
    openingHours({ ...hours, spans }).map((open) => ({ ...open, validFrom: from, validThrough: to })),
  );
}

interface PageFacts {
  url: string;
  name: string;
  description: string;
  language: Language;
  siteUrl: string;
}

export function pageNode(
  type: "WebPage" | "ContactPage" | "AboutPage" | "CollectionPage",
  page: PageFacts,
): JsonLdNode {
  return {
    "@type": type,
    // Two nodes may describe one page, each by its own type.
    "@id": `${page.url}#${type}`,
    url: page.url,
    name: page.name,
    description: page.description,
    inLanguage: page.language,
    about: { "@id": companyId(page.siteUrl) },
  };
}

export function breadcrumbNode(trail: readonly { name: string; url: string }[]): JsonLdNode {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

export function serviceNode(
  service: { id: string; title: string; description: string },
  pageUrl: string,
): JsonLdNode {
  return {
    "@type": "Service",
    name: service.title,
    description: service.description,
    url: `${pageUrl}#${service.id}`,
    provider: { "@id": companyId(pageUrl) },
  };
}

export function questionsNode(questions: readonly { question: string; answer: string }[]): JsonLdNode {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** One graph for each document; `<` is escaped so that no text can end the script element. */
export function structuredData(jsonLd: readonly JsonLdNode[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": jsonLd }).replaceAll("<", "\\u003c");
}
