import { pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import { ArrowLink } from "../ui/ArrowLink.tsx";
import { Column } from "../ui/Section.tsx";

interface ProjectNotFoundProps {
  site: Site;
  texts: { heading: string; lead: string };
}

/** An address below the projects that leads to none: said plainly, with the way to the list. */
export function ProjectNotFound({ site, texts }: ProjectNotFoundProps) {
  return (
    <Column>
      <div className="py-16 md:py-32">
        <h1 className="text-title text-forest-deep">{texts.heading}</h1>
        <p className="measure mt-4 mb-8 text-lead">{texts.lead}</p>
        <ArrowLink href={pageAddress(site.language, "projects")}>{site.strings.home.allProjects}</ArrowLink>
      </div>
    </Column>
  );
}
