import { z } from "zod";
import { field, figure, identifier, list, localised, machineKinds, picture, slug, text } from "./base.ts";

/** One file a project in content/projects; its name is the last part of the address. */
export const projectSchema = z.strictObject({
  title: localised(90, "Título"),
  type: localised(60, "Tipo de obra", "Se lee en la tarjeta."),
  category: field(identifier, "Categoría", "Para los filtros.", { choices: "projects.categories" }),
  sector: field(identifier, "Sector", "Para los filtros.", { choices: "projects.sectors" }),
  location: localised(60, "Lugar"),
  municipality: field(
    text(60),
    "Municipio",
    "Para el mapa de Bizkaia, como se escribe oficialmente: Mungia, Atxondo. Sin él, la obra no sale en el mapa.",
    { choices: "municipalities" },
  ).optional(),
  dates: localised(60, "Fechas"),
  client: localised(120, "Cliente"),
  description: localised(1500, "De qué iba la obra", "Sus primeras 160 letras salen en los buscadores."),
  solution: localised(3000, "Qué hicimos", "Una línea en blanco empieza otro párrafo."),
  relevantData: list(localised(140, "Dato"), [1, 12], "Datos de la obra", "Uno por línea."),
  figures: list(figure, [0, 6], "Cifras en grande", "Hasta seis."),
  testimonial: field(
    z.strictObject({
      quote: localised(400, "Lo que dijo el cliente"),
      role: localised(90, "Quién lo dijo", "Su cargo, sin nombres de personas."),
    }),
    "Testimonio",
  ).optional(),
  machines: machineKinds("Maquinaria utilizada"),
  comparison: field(
    z.strictObject({
      before: field(picture, "Antes"),
      after: field(picture, "Después"),
    }),
    "Antes y después",
    "Opcional: el mismo sitio desde el mismo punto. Se comparan arrastrando.",
  ).optional(),
  images: list(
    picture.extend({
      caption: localised(80, "Pie", "Qué se ve y cuándo: antes, durante o después.").optional(),
    }),
    [1, 12],
    "Imágenes",
    "De una a doce; la primera es también la de la tarjeta.",
    { severalPictures: true },
  ),
});

const choice = (name: string) =>
  z.strictObject({
    id: field(identifier, "Nombre interno", "Vacío, se pone solo.", { madeByItself: true }),
    title: localised(40, name),
    filter: field(
      identifier,
      "Nombre del filtro en la dirección",
      "Como en ?filtro=viales. Sin él, no hay botón para filtrar.",
    ).optional(),
  });

export const projectsSchema = z.strictObject({
  order: list(
    field(slug, "Proyecto", undefined, { choices: "projects" }),
    [0, 200],
    "Orden",
    "Los proyectos que no estén aquí salen después de estos.",
  ),
  categories: list(choice("Categoría"), [1, 8], "Categorías"),
  sectors: list(choice("Sector"), [0, 8], "Sectores"),
  moved: list(
    z.strictObject({
      from: field(slug, "Proyecto que ya no está", "La última parte de su dirección."),
      to: field(slug, "Proyecto que lo sustituye", undefined, { choices: "projects" }),
    }),
    [0, 200],
    "Proyectos retirados",
    "Quien llegue a la dirección vieja pasa a la nueva. Sin línea aquí, la dirección vieja dice que no existe.",
  ),
});

export type Project = z.infer<typeof projectSchema> & { slug: string };
