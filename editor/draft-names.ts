import { addressOf, labelOf } from "./entries.ts";

const FOLDERS: Readonly<Record<string, readonly [folder: string, ending: string]>> = {
  project: ["projects/", ".yaml"],
  legalText: ["legal/", ".md"],
};

/** @param keys of Keystatic's drafts: `["singleton", "home"]`, `["collection", "project", "mi-obra"]` */
export function draftNames(keys: readonly unknown[]): string[] {
  return keys.flatMap((key) => {
    const [kind, name = "", item] = Array.isArray(key) ? key.map(String) : [];
    if (kind === "collection-create") return ["uno nuevo"];
    const [folder, ending] = FOLDERS[name] ?? ["", ".yaml"];
    const path = `${folder}${item ?? name}${ending}`;
    return addressOf(path) ? [labelOf(path)] : [];
  });
}
