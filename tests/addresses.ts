/** The 26 documents, and the second address of the machinery page. */
import { LANGUAGES } from "../contract/languages.ts";
import { CANONICAL_PATHS } from "../contract/routes.ts";

export const DOCUMENTS = LANGUAGES.flatMap((language) =>
  CANONICAL_PATHS.map((path) => ({ language, path, address: `/${language}${path}` })),
);

/** The nine services in the specified order, written down apart from the site so that it can be held against it. */
export const SERVICE_IDS = [
  "excavaciones",
  "urbanizacion",
  "transporte",
  "taludes",
  "suministros",
  "machaqueo",
  "cisterna",
  "derribos",
  "forestal",
];
