/** What is wrong first in an entry of a list: its row says it before its window is opened. */
import { ROW_MISTAKE } from "./form-events.ts";

/** Of Keystatic's fields, what leads to a title. */
interface TitledSchema {
  label?: string;
  fields?: Readonly<Record<string, TitledSchema>>;
  element?: TitledSchema;
}

/** As Keystatic throws it: a mistake of one field, or several together. */
interface FieldMistake extends Error {
  path?: readonly (string | number)[];
  errors?: readonly FieldMistake[];
}

/** `Respuesta › Euskera: está vacío; escríbelo.` */
export function rowMistake(entry: TitledSchema, mistake: FieldMistake): string {
  const [first] = mistake.errors ?? [];
  if (first) return rowMistake(entry, first);
  const said = mistake.cause instanceof Error ? mistake.cause.message : mistake.message;
  const titles = titlesOn(entry, mistake.path ?? []);
  return titles.length > 0 ? `${titles.join(" › ")}: ${said}` : said;
}

function titlesOn(schema: TitledSchema, [key, ...rest]: readonly (string | number)[]): string[] {
  const next = key === undefined ? undefined : (schema.fields?.[key] ?? schema.element);
  return next ? [...(next.label ? [next.label] : []), ...titlesOn(next, rest)] : [];
}

Object.assign(globalThis, { [ROW_MISTAKE]: rowMistake });
