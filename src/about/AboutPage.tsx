import { ContactBanner } from "../layout/ContactBanner.tsx";
import type { PictureData } from "../site/pictures.ts";
import type { Site } from "../site/site.ts";
import { Strata } from "../ui/Strata.tsx";
import { AboutHero } from "./AboutHero.tsx";
import { History } from "./History.tsx";
import type { AboutModel } from "./model.ts";
import { Values } from "./Values.tsx";

interface AboutPageProps {
  site: Site;
  texts: { heading: string; lead: string };
  heroPicture: PictureData | undefined;
  model: AboutModel;
}

export function AboutPage({ site, texts, heroPicture, model }: AboutPageProps) {
  return (
    <>
      <AboutHero
        founded={site.company.founded}
        heading={texts.heading}
        lead={texts.lead}
        picture={heroPicture}
      />
      <History history={model.history} />
      <Strata />
      <Values values={model.values} />
      <ContactBanner
        site={site}
        heading={model.call.heading}
        lead={model.call.lead}
        button={site.strings.about.contact}
      />
    </>
  );
}
