/** The services with their pictures, in one language. */
import { quoteAddress } from "../../contract/contact-page.ts";
import type { Language } from "../../contract/languages.ts";
import { pageAddress, projectAddress } from "../../contract/routes.ts";
import { machineLinks } from "../site/catalogue.ts";
import { content } from "../site/content/load.ts";
import { localise } from "../site/localise.ts";
import { withPictures } from "../site/pictures.ts";
import type { Site } from "../site/site.ts";

export type ServicesModel = Awaited<ReturnType<typeof servicesModel>>;
export type ServiceBlockModel = ServicesModel["services"][number];

/** The band at the end leads to these two addresses, which the server resolves. */
const BAND_ADDRESS: Partial<Record<Language, string>> = { es: "/contacto", eu: "/eu/kontaktua" };

export async function servicesModel({ language }: Site) {
  const projects = localise(content.projects, language);
  const services = await withPictures(
    localise(content.services, language).map((service) => ({
      ...service,
      machines: machineLinks(service.machines ?? [], language),
      works: projects
        .filter(({ slug }) => service.works?.includes(slug))
        .map(({ slug, title }) => ({ text: title, href: projectAddress(language, slug) })),
      quoteAddress: quoteAddress(language, service.title),
    })),
    "largeScene",
    1, // on phones the page begins with its first service
  );
  return { bandAddress: BAND_ADDRESS[language] ?? pageAddress(language, "contact"), services };
}
