import type { ReactNode } from "react";
import { FORM_SECTION_ID, QUOTE_ID } from "../../contract/contact-page.ts";
import type { PictureData } from "../site/pictures.ts";
import type { Site } from "../site/site.ts";
import { Figures } from "../ui/Figures.tsx";
import { Section } from "../ui/Section.tsx";
import { ContactHero } from "./ContactHero.tsx";
import { Location } from "./Location.tsx";

interface ContactPageProps {
  site: Site;
  texts: { heading: string; lead: string };
  heroPicture: PictureData | undefined;
  /** the form, which is an island */
  children: ReactNode;
}

/** Telephone and e-mail first, the form second, the map third. */
export function ContactPage({ site, texts, heroPicture, children }: ContactPageProps) {
  const { strings } = site;
  return (
    <>
      <ContactHero site={site} heading={texts.heading} lead={texts.lead} picture={heroPicture} />
      <Section id={FORM_SECTION_ID} labelledBy={`${FORM_SECTION_ID}-heading`} onScreenOnly>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16">
          {/* Stays beside the form as long as that is written. */}
          <div className="lg:sticky lg:top-28 lg:self-start">
            <h2 id={`${FORM_SECTION_ID}-heading`} className="text-title">
              {strings.contact.form.heading}
            </h2>
            {/* What the address asks a quote for; the script after the form tells it. */}
            <p id={QUOTE_ID} hidden className="mt-4 border-l-4 border-amber pl-4">
              <span className="block text-small text-moss">{strings.contact.quoteFor}</span>{" "}
              <b className="wrap-anywhere" />
            </p>
            <Figures figures={[strings.contact.replyTime]} large className="mt-6 lg:mt-10" />
          </div>
          {children}
        </div>
      </Section>
      <Location site={site} />
    </>
  );
}
