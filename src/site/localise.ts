import { LANGUAGES, type Language, type Localised } from "../../contract/languages.ts";

/** What remains of content once one language is chosen: every `{es, eu}` becomes the value itself. */
export type InLanguage<Value> =
  Value extends Localised<infer Text>
    ? Text
    : Value extends readonly (infer Item)[]
      ? InLanguage<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: InLanguage<Value[Key]> }
        : Value;

export function localise<Value>(value: Value, language: Language): InLanguage<Value> {
  return choose(value, language) as InLanguage<Value>; // the walk below follows the type above step by step
}

function choose(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => choose(item, language));
  if (typeof value !== "object" || value === null) return value;
  if (isLocalised(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, choose(child, language)]));
}

const isLocalised = (value: object): value is Localised<unknown> =>
  LANGUAGES.every((language) => language in value);
