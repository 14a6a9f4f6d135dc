import type { ReactNode } from "react";
import { legalAddress, pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import { Logo } from "../ui/Logo.tsx";
import { ContactLines } from "./ContactLines.tsx";
import { OfficeHours } from "./OfficeHours.tsx";

interface FooterProps {
  site: Site;
  /** what floats over the page, above the cookie banner, and belongs to no section of it */
  children: ReactNode;
}

/** On paper the company's lines stand at the head of the first sheet, so that none is alone on the last. */
export function Footer({ site, children }: FooterProps) {
  const { strings, company, language } = site;
  const pages = site.navigation.map(({ page, label }) => ({ label, href: pageAddress(language, page) }));
  const legal = site.legal.map(({ slug, label }) => ({ label, href: legalAddress(language, slug) }));
  return (
    <footer className="bg-forest-deep pb-(--banner-height) text-limestone print:absolute print:top-0 print:right-0 print:max-w-2/3 print:bg-transparent print:text-right print:text-ink">
      <div className="draws-when-near mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-7 px-gutter py-10 sm:grid-cols-2 md:gap-x-8 md:px-8 md:py-14 lg:grid-cols-[1.4fr_1fr_1fr_1.2fr] lg:py-20 xl:px-12 print:block print:py-2">
        <div className="max-sm:-order-1">
          <Logo logo={site.logo} isOnDark className="h-16 w-auto print:hidden" />
          <p className="mt-3 mb-4 text-small font-semibold text-balance print:my-0">{company.legalName}</p>
          <ContactLines company={company} />
        </div>
        <LinkList heading={strings.footer.site} links={pages} />
        <LinkList heading={strings.footer.legal} links={legal}>
          <li className="flex flex-wrap items-center gap-x-1.5">
            {`${strings.cookie.banner.heading}: `}
            <button
              type="button"
              data-hydrates="consent"
              data-opens-preferences="page"
              className="min-h-9 cursor-pointer underline underline-offset-4 hover:decoration-2"
            >
              {strings.footer.configure}
            </button>
          </li>
        </LinkList>
        <div className="max-sm:-order-1 max-sm:pt-6 print:hidden">
          <h2 className="mb-3 text-small font-bold tracking-normal text-fern">{strings.footer.hours}</h2>
          <OfficeHours hours={company.officeHours} />
        </div>
      </div>
      <p className="mx-auto max-w-page border-t border-forest px-gutter py-5 print:hidden text-caption text-fern md:px-8 xl:px-12">
        © {company.legalName}
      </p>
      {children}
    </footer>
  );
}

interface LinkListProps {
  heading: string;
  links: readonly { label: string; href: string }[];
  children?: ReactNode;
}

function LinkList({ heading, links, children }: LinkListProps) {
  return (
    <nav aria-label={heading} className="text-small print:hidden">
      <h2 className="mb-3 text-small font-bold tracking-normal text-fern">{heading}</h2>
      <ul className="flex flex-col">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-9 items-center underline-offset-4 hover:underline">
              {label}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
