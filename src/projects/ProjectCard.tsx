import { ArrowLink } from "../ui/ArrowLink.tsx";
import { Figures } from "../ui/Figures.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import type { ProjectCardModel } from "./model.ts";
import { WorkNumber } from "./WorkNumber.tsx";

interface ProjectCardProps {
  project: ProjectCardModel;
  labels: { location: string; type: string; details: string };
  layout: keyof typeof LAYOUTS;
}

const ROOMY = {
  plate: "",
  padding: "p-5 md:p-10",
  sizes: "(min-width: 96rem) 800px, (min-width: 64rem) 54vw, 60vw",
  title: "mt-4 text-headline print:text-heading",
  type: "mt-3",
  figures: "",
};

/** On wide screens: the picture on the left, on the right, or above the words. Stacked ones are rows on a phone. */
const LAYOUTS = {
  pictureFirst: { ...ROOMY, card: "items-center lg:grid-cols-[7fr_5fr]", order: "" },
  pictureLast: { ...ROOMY, card: "items-center lg:grid-cols-[5fr_7fr]", order: "lg:order-2" },
  stacked: {
    card: "max-md:grid-cols-[28vw_minmax(0,1fr)] max-md:gap-x-4",
    order: "",
    plate: "self-start",
    padding: "p-1 md:p-6",
    sizes: "(min-width: 96rem) 440px, (min-width: 80rem) 28vw, (min-width: 48rem) 44vw, 28vw",
    title: "mt-2 text-heading md:mt-4",
    type: "mt-1 text-small md:mt-3",
    figures: "max-md:hidden print:block",
  },
};

/** One work as a record: the model on its plate, place and kind, its quantities, and the way to the sheet. */
export function ProjectCard({ project, labels, layout }: ProjectCardProps) {
  const classes = LAYOUTS[layout];
  return (
    <article
      className={`grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 ${classes.card} print:grid-cols-[1fr_2fr] print:gap-x-8 print:break-inside-avoid`}
    >
      <div
        className={`bg-limestone-deep print:bg-transparent print:p-0 ${classes.plate} ${classes.order} ${project.picture.isPhotograph ? "" : classes.padding}`}
      >
        <Picture
          picture={project.picture}
          sizes={classes.sizes}
          first={project.picture.placeholder !== undefined}
          model
          className="aspect-[3/2] w-full object-cover"
        />
      </div>
      <div>
        <p className="figures flex items-center gap-x-3 border-t-4 border-soil pt-3 text-small text-moss">
          {project.number && <WorkNumber number={project.number} />}{" "}
          <span className="flex grow flex-wrap justify-between gap-x-6">
            <span>
              <span className="sr-only">{labels.location}: </span>
              {project.location}
            </span>{" "}
            <span>{project.dates}</span>
          </span>
        </p>
        <h2 className={`text-forest-deep hyphens-auto print:mt-2 ${classes.title}`}>
          <Unbroken text={project.title} />
        </h2>
        <p className={`print:mt-1 ${classes.type}`}>
          <span className="sr-only">{labels.type}: </span>
          {project.type}
        </p>
        {project.figures.length > 0 && (
          <Figures
            figures={project.figures}
            large={layout !== "stacked"}
            className={`mt-7 print:mt-1 ${classes.figures}`}
          />
        )}
        <div className={`print:hidden ${layout === "stacked" ? "mt-3" : "mt-7"}`}>
          <ArrowLink href={project.href}>
            {labels.details}
            <span className="sr-only">: {project.title}</span>
          </ArrowLink>
        </div>
      </div>
    </article>
  );
}
