import type { ReactNode } from "react";
import type { Site } from "../site/site.ts";
import { PageHero } from "../ui/PageHero.tsx";
import type { PictureData } from "../ui/Picture.tsx";
import { Section } from "../ui/Section.tsx";
import { DirectContact } from "./DirectContact.tsx";
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
  const { company, strings } = site;
  return (
    <>
      <PageHero heading={texts.heading} lead={texts.lead} picture={heroPicture} />
      <DirectContact company={company} strings={strings.contact} />
      <Section id="formulario" labelledBy="formulario-heading">
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16">
          <div>
            <h2 id="formulario-heading" className="text-title">
              {strings.contact.form.heading}
            </h2>
            <noscript>
              <p className="mt-4">{strings.contact.withoutScript}</p>
            </noscript>
          </div>
          {children}
        </div>
      </Section>
      <Location site={site} />
    </>
  );
}
