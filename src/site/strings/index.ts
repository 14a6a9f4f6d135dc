import type { Language } from "../../../contract/languages.ts";
import { es, type Strings } from "./es.ts";
import { eu } from "./eu.ts";

export type { Strings } from "./es.ts";

const strings: Record<Language, Strings> = { es, eu };

export function stringsFor(language: Language): Strings {
  return strings[language];
}
