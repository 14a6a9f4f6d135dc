/** The projects as their pages show them, in one language, with their pictures resolved. */

import type { Language } from "../../contract/languages.ts";
import { pageAddress, projectAddress } from "../../contract/routes.ts";
import { content } from "../site/content/load.ts";
import type { Project } from "../site/content/schema/projects.ts";
import { type InLanguage, localise } from "../site/localise.ts";
import { type PictureData, resolvePicture } from "../site/pictures.ts";
import type { Site } from "../site/site.ts";
import type { ProjectFilter } from "./filters.ts";
import { paragraphs } from "./paragraphs.ts";

export type ProjectModel = Awaited<ReturnType<typeof projectModel>>;

/** What a card shows; plain data, since the list is an island. */
export interface ProjectCardModel
  extends Pick<
    InLanguage<Project>,
    "slug" | "title" | "type" | "location" | "dates" | "category" | "sector" | "figures"
  > {
  href: string;
  picture: PictureData;
}

export async function projectCards({ language }: Site): Promise<ProjectCardModel[]> {
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
    machines: machinesOf(project, language),
    certificates: content.certificates.map(({ title, pdfPath }) => ({ text: title, href: pdfPath })),
    actions: paragraphs(project.solution),
    pictures: await Promise.all(
      project.images.map(async (image) => ({
        ...(await resolvePicture(image, "scene")),
        caption: image.caption,
      })),
    ),
    next: next && { title: next.title, href: projectAddress(language, next.slug) },
  };
}

/** The groups of machines that worked there, each with the address of the fleet narrowed to it. */
function machinesOf({ machines = [] }: InLanguage<Project>, language: Language) {
  const categories = localise(content.machinery.categories, language);
  return categories.flatMap((category) =>
    category.subcategories
      .filter(({ id }) => machines.includes(id))
      .map(({ id, title }) => ({
        text: title,
        href: `${pageAddress(language, "machinery")}?categoria=${category.id}&subcategoria=${id}`,
      })),
  );
}

function firstOf<Item>([first]: readonly Item[]): Item {
  if (first === undefined) throw new Error("a project has no picture");
  return first;
}
