import { ContactBanner } from "../layout/ContactBanner.tsx";
import type { Site } from "../site/site.ts";
import { Strata } from "../ui/Strata.tsx";
import { AboutTeaser } from "./AboutTeaser.tsx";
import { Certificates } from "./Certificates.tsx";
import { FeaturedProjects } from "./FeaturedProjects.tsx";
import { Hero } from "./Hero.tsx";
import { KeyFigures } from "./KeyFigures.tsx";
import { MachineryCategories } from "./MachineryCategories.tsx";
import type { HomeModel } from "./model.ts";
import { Questions } from "./Questions.tsx";
import { ServicesGrid } from "./ServicesGrid.tsx";

export function HomePage({ site, model }: { site: Site; model: HomeModel }) {
  return (
    <>
      <Hero site={site} hero={model.hero} />
      <KeyFigures figures={model.proof} />
      <ServicesGrid site={site} services={model.services} />
      <Strata into="forest" />
      <AboutTeaser site={site} about={model.about} />
      <Certificates site={site} certificates={model.certificates} />
      <MachineryCategories site={site} machinery={model.machinery} />
      <FeaturedProjects site={site} projects={model.projects} />
      <Questions site={site} questions={model.questions} />
      <ContactBanner site={site} heading={model.contact.heading} lead={model.contact.lead} />
    </>
  );
}
