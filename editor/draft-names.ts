import { addressOf, labelOf } from "./entries.ts";

const FOLDERS: Readonly<Record<string, readonly [folder: string, ending: string]>> = {
  project: ["projects/", ".yaml"],
  legalText: ["legal/", ".md"],
};
const WINDOW = "window:";

/** Keystatic's key of a draft, and after it the window that wrote it. */
export const ofWindow = (key: readonly string[], name: string) => [...key, WINDOW + name];
export const isOfWindow = (key: readonly string[], name: string) => key.at(-1) === WINDOW + name;
export const withoutWindow = (key: readonly string[]) => key.filter((part) => !part.startsWith(WINDOW));

/** The file that a draft changes; none of a new one. */
export function draftPath(key: readonly string[]): string | undefined {
  const [kind, name = "", item] = withoutWindow(key);
  if (kind !== "singleton" && kind !== "collection") return undefined;
  const [folder, ending] = FOLDERS[name] ?? ["", ".yaml"];
  return `${folder}${item ?? name}${ending}`;
}

/** @param keys of Keystatic's drafts: `["singleton", "home"]`, `["collection", "project", "mi-obra"]` */
export function draftNames(keys: readonly unknown[]): string[] {
  const names = keys.flatMap((given) => {
    const key = Array.isArray(given) ? given.map(String) : [];
    if (key[0] === "collection-create") return ["uno nuevo"];
    const path = draftPath(key);
    return path && addressOf(path) ? [labelOf(path)] : [];
  });
  return [...new Set(names)];
}
