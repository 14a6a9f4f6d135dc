/** Every document of the site, as its content has them. */
import { LANGUAGES } from "../contract/languages.ts";
import { canonicalPaths } from "../src/site/addresses.ts";
import { content } from "./content.ts";

export const DOCUMENTS = LANGUAGES.flatMap((language) =>
  canonicalPaths(content).map((path) => ({ language, path, address: `/${language}${path}` })),
);
