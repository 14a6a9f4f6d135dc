import { pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Column } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";

interface ContactBannerProps {
  site: Site;
  heading: string;
  lead: string;
  /** label and address of the button, if not the usual request for a quote */
  button?: string;
  href?: string;
}

/** The last section of a page: the telephone number in large type, and the link to the form. */
export function ContactBanner({ site, heading, lead, button, href }: ContactBannerProps) {
  const { language, strings, company } = site;
  return (
    <section aria-labelledby="contacto-heading" className="draws-when-near bg-amber text-ink print:hidden">
      <Column>
        <div className="grid items-end gap-6 py-10 md:gap-8 md:py-20 lg:grid-cols-[1fr_auto]">
          <div>
            <h2 id="contacto-heading" className="scroll-mt-6 text-title">
              {heading}
            </h2>
            <p className="measure mt-4">
              <Unbroken text={lead} />
            </p>
          </div>
          <div className="flex flex-col items-start gap-4 md:gap-5 lg:items-end">
            <a
              href={`tel:${company.phoneLink}`}
              className="figures max-w-full text-figure wrap-anywhere font-extrabold tracking-tight underline decoration-2 underline-offset-8 hover:decoration-4"
            >
              {company.phone}
            </a>{" "}
            <ButtonLink variant="secondary" href={href ?? pageAddress(language, "contact")}>
              {button ?? strings.cta.requestQuote}
            </ButtonLink>
          </div>
        </div>
      </Column>
    </section>
  );
}
