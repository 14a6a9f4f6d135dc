import { ContactBanner } from "../layout/ContactBanner.tsx";
import type { Site } from "../site/site.ts";
import { Strata } from "../ui/Strata.tsx";
import { AboutTeaser } from "./AboutTeaser.tsx";
import { Certificates } from "./Certificates.tsx";
import { FeaturedProjects } from "./FeaturedProjects.tsx";
import { Hero } from "./Hero.tsx";
import { MachineryCategories } from "./MachineryCategories.tsx";
import type { HomeModel } from "./model.ts";
import { Proof } from "./Proof.tsx";
import { Questions } from "./Questions.tsx";
import { ServicesGrid } from "./ServicesGrid.tsx";

export function HomePage({ site, model }: { site: Site; model: HomeModel }) {
  return (
    <>
      <Hero site={site} hero={model.hero} />
      <Proof figures={model.proof} />
      <ServicesGrid site={site} services={model.services} />
      <Strata into="forest" />
      <div data-far>
        <AboutTeaser site={site} about={model.about} />
      </div>
      <div data-far>
        <Certificates site={site} certificates={model.certificates} />
      </div>
      <div data-far>
        <MachineryCategories site={site} machinery={model.machinery} />
      </div>
      <div data-far>
        <FeaturedProjects site={site} projects={model.projects} />
      </div>
      <div data-far>
        <Questions site={site} questions={model.questions} />
      </div>
      <ContactBanner site={site} heading={model.contact.heading} lead={model.contact.lead} />
    </>
  );
}
