import { pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import { fill } from "../site/strings/fill.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Logo } from "../ui/Logo.tsx";
import { LanguageSwitch, OtherLanguage } from "./LanguageSwitch.tsx";

interface HeaderProps {
  site: Site;
  current: string | null;
  path: string;
}

/** Stays at the top; `document/site-script/header.ts` marks it with `data-scrolled` past 10 px. */
export function Header({ site, current, path }: HeaderProps) {
  const { language, strings, company } = site;
  return (
    <header
      id="header"
      className="stays-on-top z-30 bg-limestone eases has-[#menu[open]]:z-60 not-print:data-scrolled:shadow-lift print:static"
    >
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-1 px-gutter md:gap-x-4 lg:gap-x-3 xl:gap-x-6 md:px-8 lg:min-h-20 xl:px-12">
        <a
          href={pageAddress(language, "home")}
          aria-label={strings.navbar.homeLink(company.name)}
          className="shrink-0"
        >
          <Logo logo={site.logo} className="h-[min(3.5rem,12vw)] w-auto max-w-none lg:h-16 xl:h-20" />
        </a>
        <a
          href={`tel:${company.phoneLink}`}
          className="figures hidden min-h-11 items-center gap-2 text-small font-bold whitespace-nowrap hover:underline md:flex print:hidden md:max-lg:ml-auto lg:order-last lg:max-xl:text-caption"
        >
          <Icon name="phone" className="size-4 text-meadow lg:max-xl:hidden" />
          {company.phone}
        </a>{" "}
        <OtherLanguage language={language} path={path} labels={strings.navbar.switchTo} />{" "}
        <a
          href={`tel:${company.phoneLink}`}
          aria-label={fill(strings.cta.callNumber, { phone: company.phone })}
          className="grid size-[min(2.75rem,14vw)] place-items-center rounded-md border-2 border-forest text-forest md:hidden print:hidden"
        >
          <Icon name="phone" className="size-5" />
        </a>
        <nav
          aria-label={strings.navbar.label}
          className="hidden flex-wrap items-center gap-x-3 lg:ml-auto lg:flex xl:gap-x-6 print:hidden"
        >
          <Links site={site} current={current} variant="bar" />
          <LanguageSwitch language={language} path={path} labels={strings.navbar.switchTo} />
        </nav>
        <details id="menu" className="group lg:hidden print:hidden">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 px-2 max-md:-mr-2 font-semibold">
            <span aria-hidden="true" className="max-[24rem]:hidden group-open:hidden">
              {strings.navbar.menu}
            </span>{" "}
            <span className="sr-only group-open:hidden">{strings.navbar.openMenu}</span>{" "}
            <span className="sr-only hidden group-open:inline">{strings.navbar.closeMenu}</span>
            <Icon name="menu" className="size-6 group-open:hidden" />
            <Icon name="close" className="hidden size-6 group-open:block" />
          </summary>
          <nav
            aria-label={strings.navbar.label}
            className="absolute inset-x-0 top-full flex h-[calc(100vh-4rem)] supports-[height:1dvh]:h-[calc(100dvh-4rem)] flex-col overflow-y-auto overscroll-contain border-t border-hairline bg-limestone px-gutter pt-2 pb-[calc(1rem+env(safe-area-inset-bottom))] md:px-8"
          >
            <Links site={site} current={current} variant="list" />
            <LanguageSwitch
              language={language}
              path={path}
              labels={strings.navbar.switchTo}
              className="mt-5 mb-6 self-start"
            />
            <div className="mt-auto grid gap-3 border-t-4 border-soil pt-4">
              <a
                href={`tel:${company.phoneLink}`}
                className="figures flex min-h-12 items-center gap-3 text-title font-extrabold tracking-tight"
              >
                <Icon name="phone" className="size-7 shrink-0" />
                {company.phone}
              </a>{" "}
              <ButtonLink href={pageAddress(language, "contact")} wide>
                {strings.cta.requestQuote}
              </ButtonLink>
            </div>
          </nav>
        </details>
      </div>
    </header>
  );
}

const LINK_VARIANTS = {
  bar: {
    list: "flex flex-wrap gap-x-3 xl:gap-x-7",
    link: "inline-flex min-h-11 items-center border-b-3 border-transparent pt-0.75 text-small font-semibold hover:border-hairline aria-[current]:border-amber forced-colors:border-[Canvas]",
  },
  list: {
    list: "flex flex-col divide-y divide-hairline",
    link: "flex min-h-14 items-center justify-between text-heading font-bold aria-[current]:underline aria-[current]:decoration-amber aria-[current]:decoration-4 aria-[current]:underline-offset-8",
  },
};

function Links({
  site,
  current,
  variant,
}: {
  site: Site;
  current: string | null;
  variant: keyof typeof LINK_VARIANTS;
}) {
  const classes = LINK_VARIANTS[variant];
  return (
    <ul className={classes.list}>
      {site.navigation.map(({ page, label }) => (
        <li key={page}>
          <a
            href={pageAddress(site.language, page)}
            aria-current={page === current ? "page" : undefined}
            className={classes.link}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
