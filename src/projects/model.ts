/** The projects as their pages show them, in one language, with their pictures resolved. */
import { projectAddress } from "../../contract/routes.ts";
import { machineLinks } from "../site/catalogue.ts";
import { content } from "../site/content/load.ts";
import type { Project } from "../site/content/schema/projects.ts";
import { type InLanguage, localise } from "../site/localise.ts";
import { resolveFirstPicture, resolvePicture, withPictures } from "../site/pictures.ts";
import { findMunicipality } from "../site/province-map.ts";
import type { Site } from "../site/site.ts";
import type { ProjectFilter } from "./filters.ts";
import { marksApart } from "./marks.ts";
import { paragraphs } from "./paragraphs.ts";
import { beyondFigures, quantityIn } from "./quantities.ts";

export type ProjectModel = Awaited<ReturnType<typeof projectModel>>;

export type ProjectCardModel = Awaited<ReturnType<typeof projectCards>>[number];

/** What a card shows; plain data, since the list is an island. */
export async function projectCards({ language }: Site) {
  return Promise.all(
    localise(content.projects, language).map(
      async (
        { slug, title, type, location, municipality, dates, category, sector, figures, images },
        index,
      ) => ({
        slug,
        number: municipality === undefined ? undefined : index + 1,
        title,
        type,
        location,
        dates,
        category,
        sector,
        figures: figures.slice(0, 3),
        href: projectAddress(language, slug),
        picture: await (index === 0 ? resolveFirstPicture : resolvePicture)(firstOf(images), "scene"),
      }),
    ),
  );
}

/** A button for each category and sector that asks for one. */
export function projectFilters({ language }: Site): ProjectFilter[] {
  const { categories, sectors } = localise(content.projectSettings, language);
  return [
    ...categories.flatMap(({ id, title, filter }) => (filter ? [{ id: filter, title, category: id }] : [])),
    ...sectors.flatMap(({ id, title, filter }) => (filter ? [{ id: filter, title, sector: id }] : [])),
  ];
}

export async function projectModel(slug: string, { language }: Site) {
  const projects = localise(content.projects, language);
  const index = projects.findIndex((project) => project.slug === slug);
  const project = projects[index];
  if (!project) throw new Error(`content has no project ${slug}`);
  const next = projects.length > 1 ? projects[(index + 1) % projects.length] : undefined;
  const slides = await withPictures(project.images, "scene", project.comparison ? 0 : 1);
  return {
    ...project,
    machines: machineLinks(project.machines ?? [], language),
    certificates: content.certificates.map(({ title, pdfPath }) => ({ text: title, href: pdfPath })),
    furtherData: beyondFigures(project.relevantData, project.figures),
    actions: paragraphs(project.solution),
    pictures: slides.map(({ picture, caption }) => ({ ...picture, caption })),
    comparison: project.comparison && {
      before: await resolveFirstPicture(project.comparison.before, "scene"),
      after: await resolveFirstPicture(project.comparison.after, "scene"),
    },
    municipality: placeOf(project),
    road: project.figures.find(({ value }) => quantityIn(value)?.unit === "km")?.value,
    next: next && { title: next.title, href: projectAddress(language, next.slug) },
  };
}

const placeOf = ({ municipality }: Pick<InLanguage<Project>, "municipality">) =>
  municipality === undefined ? undefined : findMunicipality(municipality);

export type WorkOnMap = ReturnType<typeof worksOnMap>[number];

/** The works whose municipality is known, with the numbers that they have in the list. */
export function worksOnMap({ language }: Site) {
  const works = localise(content.projects, language).flatMap(
    ({ slug, title, location, municipality }, index) => {
      const place = placeOf({ municipality });
      if (!place) return [];
      const { outline, x, y } = place;
      return [{ number: index + 1, title, location, href: projectAddress(language, slug), outline, x, y }];
    },
  );
  return marksApart(works);
}

function firstOf<Item>([first]: readonly Item[]): Item {
  if (first === undefined) throw new Error("a project has no picture");
  return first;
}
