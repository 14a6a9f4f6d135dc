/** Where a line must not end. The build puts the non-breaking spaces, so whoever writes a text types plain ones. */

import { LANGUAGES } from "../../../contract/languages.ts";
import { GRAMMAR } from "./grammar.ts";

const allOf = (list: "measures" | "counted" | "months") =>
  LANGUAGES.flatMap((language) => GRAMMAR[language][list]).join("|");

/** Of every language, as a pattern. */
export const MEASURES = `${allOf("measures")}|litro|L|km|m²|m³|mm|m|cm|TN|tn|t|kg|MB|h|%`;
const UNITS = `${MEASURES}|${allOf("counted")}`;
const MONTHS = allOf("months");

/** Each finds the spaces of one kind; what stands around them is not taken. */
const SPACES: readonly RegExp[] = [
  // 13.000 litros, 4 ejes, 24–48 h, 5 años
  new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}²³]))`, "gu"),
  // 12 de abril, abril de 2025; apirilaren 27a, 2016ko apirilaren 27a
  new RegExp(`(?<=\\d) (?=de (?:${MONTHS}))|(?<=\\d de) (?=${MONTHS})`, "gu"),
  new RegExp(`(?<=(?:${MONTHS}) de) (?=\\d{4})|(?<=(?:${MONTHS})\\p{L}*ren) (?=\\d)`, "gu"),
  // artículo 6.1, Ley 34/2002, Ley Orgánica 3/2018, Reglamento (UE) 2016/679, ISO 14001, apartado 6
  /(?<=artículos?|apartado|Ley|Orgánica|Legislativo|\(UE\)|\(EB\)|ISO|Anexo|Edición) (?=\d)/gu,
  // 10. artikulua, 6.1.a artikulua, 34/2002 Legea, 0. eranskina
  /(?<=\d\.?[a-z]?) (?=artikul|atal|eranskin|edizio|Lege|Legegintza|Erregelamendu)/gu,
  // Industrialdea, 7; calle Jorge Juan, 6, 28001 Madrid
  /(?<=\p{L},) (?=\d{1,3}(?:[,.;]|$))|(?<=(?:^|[^\d.])\d{5}) (?=\p{Lu})/gu,
  // 94 600 00 00
  /(?<=\d) (?=\d{2,3}(?:[\s.,;]|$))/gu,
  // a line ends with the dot rather than begin with it
  / (?=·)/g,
];

const NON_BREAKING = "\u00a0";

/** In a narrow column, a conjunction stands with what follows it, not on a line of its own. */
export function tieConjunctions(text: string): string {
  return text.replace(/(?<=(?:^|\s)(?:y|e|o|u|eta|edo)) (?=\S)/gu, NON_BREAKING);
}

export function unbreakable(text: string): string {
  return SPACES.reduce((bound, spaces) => bound.replace(spaces, NON_BREAKING), text);
}
