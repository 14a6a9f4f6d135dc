import { ContactBanner } from "../layout/ContactBanner.tsx";
import type { PictureData } from "../site/pictures.ts";
import type { Site } from "../site/site.ts";
import type { ServicesModel } from "./model.ts";
import { ServiceBlock } from "./ServiceBlock.tsx";
import { ServiceIndex } from "./ServiceIndex.tsx";
import { ServicesHero } from "./ServicesHero.tsx";

interface ServicesPageProps {
  site: Site;
  texts: { heading: string; lead: string };
  heroPicture: PictureData | undefined;
  model: ServicesModel;
}

export function ServicesPage({ site, texts, heroPicture, model }: ServicesPageProps) {
  const { band } = site.strings.services;
  return (
    <>
      <ServicesHero heading={texts.heading} lead={texts.lead} picture={heroPicture} />
      {model.services.length > 1 && (
        <ServiceIndex label={site.strings.services.contents} services={model.services} />
      )}
      {model.services.map((service, index) => (
        <ServiceBlock
          key={service.id}
          service={service}
          place={index}
          labels={{ ...site.strings.services, quote: site.strings.cta.requestQuote }}
        />
      ))}
      <ContactBanner
        site={site}
        heading={band.heading}
        lead={band.lead}
        button={band.button}
        href={model.bandAddress}
      />
    </>
  );
}
