/** The projects as their pages show them, in one language, with their pictures resolved. */
import { projectAddress } from "../../contract/routes.ts";
import { machineLinks } from "../site/catalogue.ts";
import { content } from "../site/content/load.ts";
import type { Project } from "../site/content/schema/projects.ts";
import { type InLanguage, localise } from "../site/localise.ts";
import { resolvePicture } from "../site/pictures.ts";
import { findMunicipality } from "../site/province-map.ts";
import type { Site } from "../site/site.ts";
import type { ProjectFilter } from "./filters.ts";
import { paragraphs } from "./paragraphs.ts";
import { beyondFigures, quantityIn } from "./quantities.ts";

export type ProjectModel = Awaited<ReturnType<typeof projectModel>>;

export type ProjectCardModel = Awaited<ReturnType<typeof projectCards>>[number];

/** What a card shows; plain data, since the list is an island. */
export async function projectCards({ language }: Site) {
  return Promise.all(
    localise(content.projects, language).map(
      async ({ slug, title, type, location, dates, category, sector, figures, images }) => ({
        slug,
        title,
        type,
        location,
        dates,
        category,
        sector,
        figures: figures.slice(0, 3),
        href: projectAddress(language, slug),
        picture: await resolvePicture(firstOf(images), "scene"),
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
  return {
    ...project,
    machines: machineLinks(project.machines ?? [], language),
    certificates: content.certificates.map(({ title, pdfPath }) => ({ text: title, href: pdfPath })),
    furtherData: beyondFigures(project.relevantData, project.figures),
    actions: paragraphs(project.solution),
    pictures: await Promise.all(
      project.images.map(async (image) => ({
        ...(await resolvePicture(image, "scene")),
        caption: image.caption,
      })),
    ),
    comparison: project.comparison && {
      before: await resolvePicture(project.comparison.before, "scene"),
      after: await resolvePicture(project.comparison.after, "scene"),
    },
    municipality: placeOf(project),
    road: project.figures.find(({ value }) => quantityIn(value)?.unit === "km")?.value,
    next: next && { title: next.title, href: projectAddress(language, next.slug) },
  };
}

const placeOf = ({ municipality }: InLanguage<Project>) =>
  municipality === undefined ? undefined : findMunicipality(municipality);

export type WorkOnMap = ReturnType<typeof worksOnMap>[number];

/** From one number to the next in the same municipality, in the map's units. */
const NUMBERS_APART = 18;

/** The works whose municipality is known, each with its number. Several in one stand side by side. */
export function worksOnMap({ language }: Site) {
  const works = localise(content.projects, language).flatMap((project) => {
    const municipality = placeOf(project);
    return municipality ? [{ ...project, municipality }] : [];
  });
  return works.map(({ slug, title, location, municipality }, index) => {
    const together = works.filter((work) => work.municipality.name === municipality.name);
    const place = together.findIndex((work) => work.slug === slug) - (together.length - 1) / 2;
    return {
      number: index + 1,
      title,
      location,
      municipality,
      href: projectAddress(language, slug),
      x: municipality.x + place * NUMBERS_APART,
      y: municipality.y,
    };
  });
}

function firstOf<Item>([first]: readonly Item[]): Item {
  if (first === undefined) throw new Error("a project has no picture");
  return first;
}
