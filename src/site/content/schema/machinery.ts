import { z } from "zod";
import { field, identifier, list, localised, oneOf, picture, pictureName, text } from "./base.ts";

const category = picture.extend({
  id: field(identifier, "Nombre en la dirección", "Como en ?categoria=vehiculos. Vacío, sale del título.", {
    madeByItself: true,
  }),
  title: localised(40, "Categoría"),
  description: localised(160, "Una frase para la portada"),
  subcategories: list(
    z.strictObject({
      id: field(
        identifier,
        "Nombre en la dirección",
        "Como en ?subcategoria=camiones. No se repite en otra categoría. Vacío, sale del título.",
        { madeByItself: true },
      ),
      title: localised(48, "Subcategoría"),
    }),
    [1, 20],
    "Subcategorías",
  ),
});

const band = z.strictObject({
  id: field(
    text(24),
    "Nombre en la dirección",
    "Como en ?tonelaje=0-5. Vacío, sale de cómo se lee el tramo.",
    {
      madeByItself: true,
    },
  ),
  below: field(
    z.number().positive(),
    "Menos de estas toneladas",
    "En ellas empieza el tramo siguiente; el último no lo lleva.",
  ).optional(),
  title: localised(24, "Tramo, como se lee"),
});

const type = picture.extend({
  id: field(identifier, "Nombre interno", "Vacío, se pone solo.", { madeByItself: true }),
  title: localised(60, "Título de la ficha"),
  category: field(identifier, "Categoría", undefined, { choices: "machinery.categories" }),
  subcategory: field(identifier, "Subcategoría", "Una nueva se puede elegir cuando está guardada.", {
    choices: "machinery.subcategories",
  }),
  tonnes: oneOf(
    { load: "De carga útil", weight: "De peso" },
    "Las toneladas son",
    "Lo que lleva, o lo que pesa.",
  ).optional(),
});

const machine = z.strictObject({
  id: field(identifier, "Nombre interno", "El tipo y un número: camion-3-ejes-07. Vacío, se pone solo.", {
    madeByItself: true,
  }),
  type: field(
    identifier,
    "Tipo",
    "De él salen el título, la foto y la categoría. Uno nuevo se puede elegir cuando está guardado.",
    {
      choices: "machinery.types",
    },
  ),
  brand: field(text(40), "Marca"),
  model: field(text(60), "Modelo"),
  capacity: field(
    z.number().positive().max(200),
    "Toneladas (TN)",
    "Las que se leen en la ficha.",
  ).optional(),
  tonnage: field(text(24), "Tramo de tonelaje", "El del filtro. Los accesorios no lo llevan.", {
    choices: "machinery.bands",
  }).optional(),
  image: field(pictureName, "Su propia imagen", "Opcional: sin ella se ve la del tipo.", {
    picture: "photograph",
  }).optional(),
});

export const machinerySchema = z.strictObject({
  categories: list(category, [1, 8], "Categorías"),
  bands: list(band, [0, 8], "Tramos de tonelaje", "De menor a mayor."),
  types: list(type, [1, 80], "Tipos de máquina"),
  equipment: list(
    machine,
    [1, 1000],
    "Máquinas, vehículos y accesorios",
    "Uno por línea. El recuento, los filtros y las fichas se actualizan solos.",
    { renamedTogether: "brand" },
  ),
});
