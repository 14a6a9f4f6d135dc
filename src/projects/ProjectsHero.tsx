import { Column } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";

interface ProjectsHeroProps {
  heading: string;
  lead: string;
}

/** What the list is, in a few lines: the works follow at once. */
export function ProjectsHero({ heading, lead }: ProjectsHeroProps) {
  return (
    <Column>
      <div className="grid gap-x-14 gap-y-4 pt-6 md:pt-10 lg:grid-cols-[7fr_5fr] lg:items-end print:block print:py-2">
        <h1 className="text-display text-forest-deep hyphens-auto print:text-title">
          <Unbroken text={heading} />
        </h1>
        <p className="text-lead print:mt-1 print:text-body">
          <Unbroken text={lead} />
        </p>
      </div>
    </Column>
  );
}
