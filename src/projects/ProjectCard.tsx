import { ArrowLink } from "../ui/ArrowLink.tsx";
import { Figures } from "../ui/Figures.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import type { ProjectCardModel } from "./model.ts";

interface ProjectCardProps {
  project: ProjectCardModel;
  labels: { location: string; type: string; details: string };
  layout: keyof typeof LAYOUTS;
}

/** On wide screens: the picture on the left, on the right, or above the words. */
const LAYOUTS = {
  pictureFirst: { card: "lg:grid-cols-[7fr_5fr]", picture: "" },
  pictureLast: { card: "lg:grid-cols-[5fr_7fr]", picture: "lg:order-2" },
  stacked: { card: "", picture: "" },
};

/** One work as a record: the model on its plate, place and kind, its quantities, and the way to the sheet. */
export function ProjectCard({ project, labels, layout }: ProjectCardProps) {
  const classes = LAYOUTS[layout];
  return (
    <article
      className={`grid items-center gap-x-14 gap-y-6 ${classes.card} print:grid-cols-2 print:gap-x-8 print:break-inside-avoid`}
    >
      <div className={`bg-limestone-deep p-5 md:p-10 print:bg-transparent print:p-0 ${classes.picture}`}>
        <Picture
          picture={project.picture}
          sizes="(min-width: 96rem) 800px, (min-width: 64rem) 54vw, 60vw"
          model
          className="w-full"
        />
      </div>
      <div>
        <p className="figures flex flex-wrap justify-between gap-x-6 border-t-4 border-soil pt-3 text-small text-moss">
          <span>
            <span className="sr-only">{labels.location}: </span>
            {project.location}
          </span>{" "}
          <span>{project.dates}</span>
        </p>
        <h2 className="mt-4 text-headline text-forest-deep hyphenated print:mt-2 print:text-heading">
          <Unbroken text={project.title} />
        </h2>
        <p className="mt-3 mb-7 print:my-2">
          <span className="sr-only">{labels.type}: </span>
          {project.type}
        </p>
        {project.figures.length > 0 && <Figures figures={project.figures} large />}
        <div className="mt-7">
          <ArrowLink href={project.href}>
            {labels.details}
            <span className="sr-only">: {project.title}</span>
          </ArrowLink>
        </div>
      </div>
    </article>
  );
}
