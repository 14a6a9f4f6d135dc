import { pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import { ArrowLink } from "../ui/ArrowLink.tsx";
import { Figures } from "../ui/Figures.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Section } from "../ui/Section.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import type { HomeModel } from "./model.ts";

type Project = HomeModel["projects"]["cards"][number];

/** Works as records: place and date, the picture, the quantities as typography. */
export function FeaturedProjects({ site, projects }: { site: Site; projects: HomeModel["projects"] }) {
  const { language, strings } = site;
  // Two columns: of an odd number one work takes both, so that none is left alone.
  const isWide = (index: number) => projects.cards.length % 2 === 1 && index === 1;
  return (
    <Section labelledBy="proyectos" clipsSides>
      <SectionHeading
        id="proyectos"
        heading={projects.heading}
        lead={projects.lead}
        action={<ArrowLink href={pageAddress(language, "projects")}>{strings.home.allProjects}</ArrowLink>}
      />
      <ul className="grid grid-cols-[minmax(0,1fr)] grid-flow-dense gap-x-10 gap-y-8 md:gap-y-12 lg:grid-cols-2 lg:gap-y-14 print:gap-y-4">
        {projects.cards.map((project, place) => (
          <ProjectRecord key={project.slug} project={project} isWide={isWide(place)} />
        ))}
      </ul>
    </Section>
  );
}

/**
 * A wide one has its words and quantities on the plate, beside a model that reaches over its right-hand end. On phones it is
 * the large one, and the others are rows.
 */
function ProjectRecord({ project, isWide }: { project: Project; isWide: boolean }) {
  const shape = isWide ? SHAPES.wide : SHAPES.plain;
  return (
    <li className={`group relative print:break-inside-avoid ${shape.record}`}>
      <div
        className={`bg-limestone-deep print:max-w-48 print:bg-transparent print:p-0 ${shape.plate} ${project.picture.isPhotograph ? "" : shape.padding}`}
      >
        <Picture
          picture={project.picture}
          sizes={shape.sizes}
          model
          className={`aspect-[3/2] w-full object-cover ${shape.picture}`}
        />
      </div>
      <div className={shape.words}>
        <p className="flex flex-wrap justify-between gap-x-6 text-small text-moss">
          <span>{project.location}</span> <span className="figures">{project.dates}</span>
        </p>
        <h3
          className={`mt-1 text-heading tracking-tight underline-offset-4 group-hover:underline ${shape.title}`}
        >
          <a href={project.href} className="after:absolute after:inset-0">
            <Unbroken text={project.title} />
          </a>
        </h3>
      </div>
      {project.figures.length > 0 && (
        <Figures figures={project.figures} large={isWide} className={shape.figures} />
      )}
    </li>
  );
}

const SHAPES = {
  wide: {
    record:
      "lg:col-span-2 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:grid-rows-[1fr_auto_auto_1fr] lg:bg-limestone-deep lg:py-8 print:bg-transparent",
    plate: "lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:self-center",
    padding: "p-3 md:p-6 lg:p-0",
    picture: "max-w-none lg:w-[calc(100%+1rem)] xl:w-[calc(100%+2rem)] forced-colors:w-full",
    sizes: "(min-width: 64rem) min(57vw, 840px), 70vw",
    words: "mt-4 lg:row-start-2 lg:mt-0 lg:px-8 xl:px-10",
    title: "lg:mt-2 lg:text-headline xl:text-title print:text-heading",
    figures: "mt-5 lg:row-start-3 lg:mt-6 lg:px-8 xl:px-10",
  },
  plain: {
    record: "max-md:grid max-md:grid-cols-[min(7rem,28vw)_minmax(0,1fr)] max-md:items-center max-md:gap-x-4",
    plate: "",
    padding: "p-1 md:px-14 md:py-6",
    picture: "",
    sizes: "(min-width: 64rem) min(40vw, 600px), (min-width: 48rem) 80vw, 80px",
    words: "md:mt-4",
    title: "",
    figures: "mt-4 max-md:hidden",
  },
};
