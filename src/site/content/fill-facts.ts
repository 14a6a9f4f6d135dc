/** Placeholders in texts, `{{founded}}`, checked and filled. Their syntax is Mustache's, in YAML as in the legal texts. */
import mustache from "mustache";
import type { ContentProblem } from "../../../contract/content-problem.ts";
import type { Facts } from "./facts.ts";
import { unbreakable } from "./unbreakable.ts";

export interface PlaceholderMistake extends Pick<ContentProblem, "code" | "values"> {
  /** where in the text */
  offset: number;
}

type Tokens = ReturnType<typeof mustache.parse>;

const FILLED = ["name", "&"];
/** Only in legal texts: what is said where something holds, `{{#analytics}}`, or where it does not, `{{^analytics}}`. */
const SECTIONS = ["#", "^"];

/** The first placeholder that nothing fills, or brace that is none. */
export function placeholderMistake(
  text: string,
  known: readonly string[],
  { sections = false } = {},
): PlaceholderMistake | undefined {
  if (!/[{}]/.test(text)) return undefined;
  const choices = [...known];
  const kinds = sections ? [...FILLED, ...SECTIONS] : FILLED;
  const wrongIn = (tokens: Tokens): PlaceholderMistake | undefined => {
    for (const [kind, value, offset, , inner] of tokens) {
      const stray = kind === "text" ? value.search(/[{}]/) : -1;
      if (stray >= 0) {
        const near = value.slice(stray).match(/^.\w*\}?/)?.[0] ?? "";
        return { code: "stray-brace", values: { near, choices }, offset: offset + stray };
      }
      if (kind !== "text" && !(kinds.includes(kind) && known.includes(value)))
        return { code: "unknown-fact", values: { name: value, choices }, offset };
      const mistake = Array.isArray(inner) ? wrongIn(inner) : undefined;
      if (mistake) return mistake;
    }
    return undefined;
  };
  try {
    return wrongIn(mustache.parse(text));
  } catch {
    // Mustache says in English where it gave up.
    return { code: "braces-not-closed", values: { choices }, offset: text.search(/[{}]/) };
  }
}

/** The text is no HTML yet, so nothing is escaped. */
export function fillFacts(text: string, facts: Readonly<Record<string, string | boolean>>): string {
  return text.includes("{{") ? mustache.render(text, facts, {}, { escape: String }) : text;
}

/** The texts of an object of one language, each filled. */
export function fillAll<Value>(value: Value, facts: Facts): Value {
  return eachText(value, (text) => unbreakable(fillFacts(text, facts))) as Value; // a text stays a text
}

type Change = (text: string, path: readonly PropertyKey[]) => string;

/** The same value with every text in it changed. */
export function eachText(value: unknown, change: Change, path: readonly PropertyKey[] = []): unknown {
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value)) return value.map((item, index) => eachText(item, change, [...path, index]));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, eachText(child, change, [...path, key])]),
  );
}
