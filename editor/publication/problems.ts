/** A mistake in the content as the publication page shows it: what it is called in the editor, and a link to it. */

import { ContentError } from "../../src/site/content/parse.ts";
import { readContent } from "../../src/site/content/read.ts";
import { addressOf, labelOf } from "../entries.ts";

export interface Problem {
  /** the file, by its name in the editor's menu */
  entry: string;
  /** of the field in the editor */
  link?: string;
  /** `Servicios › 4 › Título › Euskara` */
  field?: string;
  message: string;
}

/** `content/services.yaml, línea 12, «services.3.title.eu» (Servicios › 4 › Título › Euskara): es largo…` */
const PROBLEM =
  /^\s*content\/(?<path>[^\s,:]+)(?:, línea (?<line>\d+))?(?:, «(?<key>[^»]+)»(?: \((?<title>[^)]+)\))?)?: (?<message>.+)$/;

export function problemOf(text: string): Problem {
  const { path = "", line, key, title, message } = text.match(PROBLEM)?.groups ?? {};
  if (!message) return { entry: "La web", message: text.trim() };
  const address = addressOf(path);
  const place = title ?? key ?? (line && `línea ${line} del archivo`);
  return {
    entry: labelOf(path),
    ...(address && { link: linkTo(address, title) }),
    ...(place && { field: place }),
    message: message.charAt(0).toUpperCase() + message.slice(1),
  };
}

/** @param field the titles on the way to it */
export function linkTo(address: string, field?: string): string {
  const query = new URLSearchParams({ abrir: address, ...(field && { campo: field }) });
  return `/editor?${query}`;
}

/** What keeps the content from being published. The build checks the same once more, and the pages themselves. */
export function contentProblems(root: string): Problem[] {
  try {
    readContent(root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(problemOf);
  }
}

/** As the build says it, in English and with its stack. */
const UNREADABLE_PICTURE = /Could not process image metadata for `[^`]*\bcontent\/(?<path>images\/[^`]+)`/;

/** Of a build that failed: the mistakes that it names, or all it said. */
export function buildProblems(output: string): Problem[] {
  const picture = output.match(UNREADABLE_PICTURE)?.groups?.path;
  if (picture)
    return [
      {
        entry: labelOf(picture),
        message: "No se puede leer. Guárdala otra vez como JPEG o PNG y vuelve a ponerla.",
      },
    ];
  const named = output.split("\n").filter((line) => PROBLEM.test(line));
  return (named.length > 0 ? named : [output]).map(problemOf);
}
