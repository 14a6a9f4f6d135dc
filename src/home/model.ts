/** Everything the home page shows, in one language, with its pictures resolved. */
import type { Language } from "../../contract/languages.ts";
import { pageAddress, projectAddress } from "../../contract/routes.ts";
import { equipmentCount } from "../site/catalogue.ts";
import { content } from "../site/content/load.ts";
import { localise } from "../site/localise.ts";
import { cropOf, PHONE_HERO_CROP, resolvePicture, withPictures } from "../site/pictures.ts";
import { makePlaceholder } from "../site/placeholder.ts";
import type { Site } from "../site/site.ts";

export type HomeModel = Awaited<ReturnType<typeof homeModel>>;

type Figure = (typeof content.home.figures)[number];

/** None for a section that the owner does not show. */
function figureAddress(
  target: NonNullable<Figure["leadsTo"]>,
  sections: typeof content.home.sections,
  language: Language,
): string | undefined {
  if (target !== "certificates") return pageAddress(language, target);
  return sections.includes(target) ? "#certificaciones" : undefined;
}

export async function homeModel(site: Site) {
  const { language } = site;
  const home = localise(content.home, language);
  const services = localise(content.services, language);
  const categories = localise(content.machinery.categories, language);
  const projects = localise(content.projects, language);
  const machineryAddress = pageAddress(language, "machinery");

  return {
    ...home,
    hero: {
      ...home.hero,
      desktop: await resolvePicture(home.hero.desktop, "hero"),
      mobile: await resolvePicture(home.hero.mobile, "phoneHero"),
      light: await resolvePicture(home.hero.mobile, "lightPhoneHero"),
      placeholder: await makePlaceholder(home.hero.mobile.image, cropOf(home.hero.mobile, PHONE_HERO_CROP)),
    },
    figures: home.figures.map(({ leadsTo, ...figure }) => ({
      ...figure,
      href: leadsTo && figureAddress(leadsTo, home.sections, language),
    })),
    services: {
      ...home.services,
      cards: await withPictures(
        services.map((service) => ({
          ...service,
          href: `${pageAddress(language, "services")}#${service.id}`,
        })),
        "scene",
      ),
    },
    about: { ...home.about, picture: await resolvePicture(home.about, "scene") },
    certificates: {
      ...home.certificates,
      cards: await Promise.all(
        localise(content.certificates, language).map(async (certificate) => ({
          ...certificate,
          picture: certificate.picture && (await resolvePicture(certificate.picture, "card")),
        })),
      ),
    },
    machinery: {
      ...home.machinery,
      cards: await withPictures(
        categories.map((category) => ({
          ...category,
          href: `${machineryAddress}?categoria=${category.id}#${category.id}`,
          count: equipmentCount(category.id),
        })),
        "scene",
      ),
    },
    projects: {
      ...home.projects,
      cards: await Promise.all(
        home.projects.featured.map(async (slug) => {
          const project = projects.find((candidate) => candidate.slug === slug);
          const cover = project?.images[0];
          if (!project || !cover)
            throw new Error(`content/home.yaml features ${slug}, which content/projects.yaml does not have`);
          return {
            ...project,
            figures: project.figures.slice(0, 4), // a record here has room for these; its sheet has all
            href: projectAddress(language, slug),
            picture: await resolvePicture(cover, "scene"),
          };
        }),
      ),
    },
    questions: { ...home.questions, items: localise(content.questions, language) },
  };
}
