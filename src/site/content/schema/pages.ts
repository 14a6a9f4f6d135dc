import { z } from "zod";
import { MAIN_PAGES } from "../../../../contract/routes.ts";
import { field, figure, icon, list, localised, oneOf, picture, sectionTexts, slug } from "./base.ts";

/** Search metadata and heading of a page. */
const page = z.strictObject({
  title: localised(
    65,
    "Título en la pestaña y en los buscadores",
    "Sin el nombre de la empresa. Distinto en cada página.",
  ),
  description: localised(
    160,
    "Descripción para los buscadores",
    "Las dos líneas bajo el título. Distinta en cada página.",
  ),
  heading: localised(80, "Titular"),
  lead: localised(260, "Entrada"),
  picture: field(picture, "Imagen de la página").optional(),
});

export const pagesSchema = z.strictObject({
  home: field(page, "Portada"),
  services: field(page, "Servicios"),
  machinery: field(page, "Maquinaria"),
  projects: field(page, "Proyectos"),
  about: field(page, "Nosotros"),
  contact: field(page, "Contacto"),
  notFound: field(page, "Página que no existe"),
  projectNotFound: field(page, "Proyecto que no existe"),
});

/** Sections that can be moved or left out; the hero stands first and the contact banner last. */
const HOME_SECTIONS = {
  figures: "Cifras",
  services: "Servicios",
  about: "La empresa",
  certificates: "Certificados",
  machinery: "Maquinaria",
  projects: "Proyectos",
  questions: "Preguntas frecuentes",
};

/** Where a figure of the home page leads: a page, or a section of the home page itself. */
const FIGURE_TARGETS = {
  about: "Nosotros",
  services: "Servicios",
  machinery: "Maquinaria",
  projects: "Proyectos",
  certificates: "Los certificados de la portada",
};

const block = picture.extend({ title: localised(80, "Título"), text: localised(900, "Texto") });

export const homeSchema = z.strictObject({
  sections: list(
    oneOf(HOME_SECTIONS, "Sección"),
    [0, Object.keys(HOME_SECTIONS).length],
    "Secciones",
    "Las que se ven, en este orden. Para quitar una, bórrala de la lista.",
  ),
  hero: field(
    z.strictObject({
      kicker: localised(60, "Línea sobre el titular"),
      heading: localised(60, "Titular", "Se respeta el salto de línea.", { multiline: true }),
      lead: localised(200, "Entrada"),
      desktop: field(picture, "Imagen en el ordenador"),
      mobile: field(picture, "Imagen en el teléfono"),
    }),
    "Principio",
  ),
  figures: list(
    figure.extend({
      leadsTo: oneOf(FIGURE_TARGETS, "Adónde lleva", "Opcional: donde se cuenta más.").optional(),
    }),
    [2, 6],
    "Cifras",
    "De dos a seis.",
  ),
  services: field(z.strictObject(sectionTexts()), "Servicios"),
  about: field(
    block.extend({ points: list(localised(90, "Punto"), [0, 4], "Puntos", "Hasta cuatro.") }),
    "La empresa",
  ),
  certificates: field(z.strictObject(sectionTexts()), "Certificados"),
  machinery: field(z.strictObject(sectionTexts()), "Maquinaria"),
  projects: field(
    z.strictObject({
      ...sectionTexts(),
      featured: list(
        field(slug, "Proyecto", undefined, { choices: "projects" }),
        [1, 6],
        "Proyectos destacados",
        "De uno a seis, en este orden.",
      ),
    }),
    "Proyectos",
  ),
  questions: field(z.strictObject(sectionTexts()), "Preguntas frecuentes"),
  contact: field(z.strictObject(sectionTexts()), "Contacto"),
});

export const aboutSchema = z.strictObject({
  history: field(
    z.strictObject({
      heading: localised(60, "Titular"),
      blocks: list(
        block.extend({ year: localised(12, "Año", "Se lee en grande: 1977, u «Hoy».").optional() }),
        [1, 12],
        "Bloques",
        "De uno a doce, alternados.",
      ),
    }),
    "La historia",
  ),
  values: field(
    z.strictObject({
      heading: localised(60, "Titular"),
      cards: list(block.extend({ icon }), [1, 8], "Tarjetas", "De una a ocho."),
    }),
    "Los valores",
  ),
  call: field(z.strictObject(sectionTexts()), "Llamada final"),
});

const PAGE_LABELS = {
  home: "Portada",
  services: "Servicios",
  machinery: "Maquinaria",
  projects: "Proyectos",
  about: "Nosotros",
  contact: "Contacto",
} satisfies Record<(typeof MAIN_PAGES)[number], string>;

export const navigationSchema = z.strictObject({
  main: list(
    z.strictObject({
      page: oneOf(PAGE_LABELS, "Página"),
      label: localised(24, "Cómo se llama en el menú"),
    }),
    [2, MAIN_PAGES.length],
    "Menú",
    "Las páginas de la cabecera y del pie, en este orden.",
  ),
});

/** What the site itself links to. */
export const LEGAL_ROLES = ["privacy", "cookies"] as const;
const LEGAL_ROLE_LABELS = {
  privacy: "La enlaza el formulario",
  cookies: "La enlaza el aviso de cookies",
} satisfies Record<(typeof LEGAL_ROLES)[number], string>;

export const legalSchema = z.strictObject({
  pages: list(
    page.omit({ picture: true }).extend({
      slug: field(slug, "Dirección", "Como en /aviso-legal. Lo que dice se escribe en Textos legales."),
      label: localised(40, "Cómo se llama en el pie"),
      role: oneOf(
        LEGAL_ROLE_LABELS,
        "Función",
        "privacy: la que enlaza el formulario. cookies: la que enlaza el aviso de cookies.",
      ).optional(),
    }),
    [1, 12],
    "Páginas legales",
  ),
});

const colour = field(
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: "un color se escribe con almohadilla y seis cifras: #1f3d2b" }),
  "Color",
);

/** The colours of `src/ui/theme.css` that an owner may change. */
export const THEME_COLOURS = {
  forest: "Principal",
  "forest-deep": "Principal oscuro",
  meadow: "Principal claro",
  amber: "Acento",
  "amber-deep": "Acento oscuro",
  limestone: "Fondo",
  "limestone-deep": "Fondo oscuro",
  soil: "Tierra",
  sand: "Arena",
} as const;

const colours = Object.fromEntries(
  Object.entries(THEME_COLOURS).map(([name, title]) => [
    name,
    field(colour, title, undefined, { colour: name }).optional(),
  ]),
) as Record<keyof typeof THEME_COLOURS, z.ZodOptional<typeof colour>>; // fromEntries forgets the names

export const themeSchema = z.strictObject({
  colours: field(
    z.strictObject(colours),
    "Colores",
    "Los que falten quedan como están. Cada uno, con almohadilla y seis cifras: #1f3d2b.",
  ),
});
