import type { ReactNode } from "react";
import { ContactBanner } from "../layout/ContactBanner.tsx";
import type { Site } from "../site/site.ts";
import { AboutTeaser } from "./AboutTeaser.tsx";
import { Certificates } from "./Certificates.tsx";
import { FeaturedProjects } from "./FeaturedProjects.tsx";
import { Hero } from "./Hero.tsx";
import { KeyFigures } from "./KeyFigures.tsx";
import { MachineryCategories } from "./MachineryCategories.tsx";
import type { HomeModel } from "./model.ts";
import { Questions } from "./Questions.tsx";
import { ServicesGrid } from "./ServicesGrid.tsx";
import type { Stratum } from "./strata.ts";
import "./strata.css";

/** What stands between the hero and the way to a quote, as the content orders it. */
const SECTIONS: Record<
  HomeModel["sections"][number],
  (props: { site: Site; model: HomeModel }) => ReactNode
> = {
  figures: ({ model }) => <KeyFigures figures={model.figures} />,
  services: ({ site, model }) => <ServicesGrid site={site} services={model.services} />,
  about: ({ site, model }) => <AboutTeaser site={site} about={model.about} />,
  certificates: ({ site, model }) => <Certificates site={site} certificates={model.certificates} />,
  machinery: ({ site, model }) => <MachineryCategories site={site} machinery={model.machinery} />,
  projects: ({ site, model }) => <FeaturedProjects site={site} projects={model.projects} />,
  questions: ({ site, model }) => <Questions site={site} questions={model.questions} />,
};

interface HomePageProps {
  site: Site;
  model: HomeModel;
  strata: readonly Stratum[];
}

/** From the grass down: every section is a layer of ground, whatever their order. */
export function HomePage({ site, model, strata }: HomePageProps) {
  return (
    <>
      <Hero site={site} hero={model.hero} />
      {strata.map(({ section, name, depth, isDark }) => (
        <div
          key={section}
          data-stratum={name}
          data-depth={depth}
          className={`stratum stratum-${section} ${isDark ? "stratum-dark" : ""}`.trim()}
        >
          {SECTIONS[section]({ site, model })}
        </div>
      ))}
      <ContactBanner site={site} heading={model.contact.heading} lead={model.contact.lead} />
    </>
  );
}
