/** What was changed elsewhere after a window had read it is put together with its changes, or told. Nothing is overwritten unread. */
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { entryName } from "../../src/site/content/entry-name.ts";
import { fieldSteps } from "../../src/site/content/field-titles.ts";
import { schemaOf } from "../entries.ts";
import { withInternalNames } from "./internal-names.ts";
import { type Conflict, mergeEdits } from "./merge-edits.ts";
import { markOf, versionRead } from "./read-versions.ts";
import { type Plain, shape } from "./shape.ts";

/** Nothing was written; the message is for the owner. */
export class NotSavedError extends Error {
  override name = "NotSavedError";
}

export const NAME_TAKEN = "No se ha guardado: ya hay otro con ese nombre en la dirección. Pon otro nombre.";
const GONE =
  "No se ha guardado, porque en otra ventana se ha quitado o tiene ya otro nombre. Para volver a ponerlo, pulsa Guardar otra vez.";
const UNREADABLE =
  "No se ha guardado: alguien ha cambiado el archivo y ahora tiene un error. Míralo en Publicar y guarda después.";

interface Saving {
  path: string;
  sent: Plain;
  /** the file as it is by now */
  now: string | undefined;
  /** mark of the file as the window read it; null: there was none */
  before: string | null;
}

/** @returns what to save, and whether it replaces what was changed elsewhere */
export function withOthersChanges({ path, sent, now, before }: Saving): { merged: Plain; replaces: boolean } {
  const toSave = { merged: sent, replaces: false };
  if (before === null) {
    if (now === undefined || saysTheSame(path, now, sent)) return toSave;
    throw new NotSavedError(NAME_TAKEN);
  }
  if (now === undefined) {
    tellOnce(path, before, GONE);
    return toSave;
  }
  if (markOf(now) === before) return toSave;
  // Without what both began with, whatever differs is told.
  const base = versionRead(before);
  const { merged = sent, conflicts } = mergeEdits({
    base: base === undefined ? undefined : readValue(path, base),
    here: sent,
    there: readable(path, now),
  });
  if (conflicts.length > 0)
    tellOnce(path, JSON.stringify([markOf(now), conflicts]), describeConflicts(path, sent, conflicts));
  return { merged, replaces: conflicts.length > 0 };
}

/** What was told last about each file. Who saves the same once more has read it, and wants it so. */
const told = new Map<string, string>();

function tellOnce(path: string, reason: string, message: string): void {
  if (told.get(path) === reason) return void told.delete(path);
  told.set(path, reason);
  throw new NotSavedError(message);
}

/** What a file says, as it is compared and merged. */
export function readValue(path: string, text: string): Plain {
  const schema = schemaOf(path);
  return schema ? withInternalNames(path, shape(schema, parse(text)) ?? {}) : partsOf(text);
}

/** Who does not get the answer saves a new or renamed one again, and that is no other of the same name. */
export const saysTheSame = (path: string, there: string, sent: Plain): boolean =>
  isDeepStrictEqual(readable(path, there), sent);

function readable(path: string, now: string): Plain {
  try {
    return readValue(path, now);
  } catch {
    throw new NotSavedError(UNREADABLE);
  }
}

/** Of a legal text: what stands between its dashes, and the rest. */
function partsOf(markdown: string): { heading: string; text: string } {
  const [, heading = "", text = markdown] = markdown.match(/^(---\n[\s\S]*?\n---\n)([\s\S]*)$/) ?? [];
  return { heading, text };
}

function describeConflicts(path: string, sent: Plain, conflicts: readonly Conflict[]): string {
  const schema = schemaOf(path);
  const asText = (value: Plain | undefined) =>
    value === undefined ? "(se ha quitado)" : typeof value === "object" ? entryName(value) : `«${value}»`;
  const lines = conflicts.map(({ path: keys, here, there }) => {
    const steps = schema ? fieldSteps(schema, keys, sent) : [];
    const place = steps.map(({ name, title }) => name ?? title).filter(Boolean);
    return `${place.join(" › ") || "Texto"}. Aquí: ${asText(here)}. En el archivo: ${asText(there)}.`;
  });
  return `No se ha guardado, porque en otra ventana se ha cambiado lo mismo. ${lines.join(" ")} Si vale lo tuyo, pulsa Guardar otra vez: lo otro irá a la papelera. Si vale lo otro, pulsa Deshacer los cambios y recarga la página.`;
}
