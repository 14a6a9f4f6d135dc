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
  // Two columns: of an odd number one work takes two lines, so that none is left alone.
  const isTall = (index: number) => projects.cards.length % 2 === 1 && index === 1;
  return (
    <Section labelledBy="proyectos" clipsSides>
      <SectionHeading
        id="proyectos"
        heading={projects.heading}
        lead={projects.lead}
        action={<ArrowLink href={pageAddress(language, "projects")}>{strings.home.allProjects}</ArrowLink>}
      />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 md:gap-y-12 lg:grid-cols-2 lg:gap-y-14 print:gap-y-4">
        {projects.cards.map((project, place) => (
          <ProjectRecord key={project.slug} project={project} isTall={isTall(place)} />
        ))}
      </ul>
    </Section>
  );
}

/**
 * A tall one has its words and quantities on the plate, above a model that is wider than it. On phones it is the large one, and
 * the others are rows.
 */
function ProjectRecord({ project, isTall }: { project: Project; isTall: boolean }) {
  const shape = isTall ? SHAPES.tall : SHAPES.plain;
  return (
    <li className={`group relative print:break-inside-avoid ${shape.record}`}>
      <div className={`bg-limestone-deep print:max-w-48 print:bg-transparent print:p-0 ${shape.plate}`}>
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
        <Figures figures={project.figures} large={isTall} className={shape.figures} />
      )}
    </li>
  );
}

const SHAPES = {
  tall: {
    record: "lg:row-span-2 lg:grid lg:grid-rows-[auto_auto_1fr] lg:bg-limestone-deep print:bg-transparent",
    plate: "p-3 md:p-6 lg:row-start-3 lg:flex lg:items-center lg:px-0",
    picture: "max-w-none lg:-mx-[5%] lg:w-[110%] forced-colors:mx-0 forced-colors:w-full",
    sizes: "(min-width: 64rem) min(52vw, 750px), 70vw",
    words: "mt-4 lg:mt-0 lg:px-8 lg:pt-8",
    title: "lg:mt-2 lg:text-title print:text-heading",
    figures: "mt-5 lg:mt-0 lg:px-8 lg:pt-5",
  },
  plain: {
    record: "max-md:grid max-md:grid-cols-[min(7rem,28vw)_minmax(0,1fr)] max-md:items-center max-md:gap-x-4",
    plate: "p-1 md:px-14 md:py-6",
    picture: "",
    sizes: "(min-width: 64rem) min(40vw, 600px), (min-width: 48rem) 80vw, 80px",
    words: "md:mt-4",
    title: "",
    figures: "mt-4 max-md:hidden",
  },
};
