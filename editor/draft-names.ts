import { addressOf, labelOf, linkTo } from "./entries.ts";

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

interface NamedDraft {
  name: string;
  /** opens it in the editor */
  link: string;
}

/** @param keys of Keystatic's drafts: `["singleton", "home"]`, `["collection", "project", "mi-obra"]` */
export function namedDrafts(keys: readonly unknown[]): NamedDraft[] {
  const drafts = keys.flatMap((given): NamedDraft[] => {
    const key = Array.isArray(given) ? given.map(String) : [];
    if (key[0] === "collection-create")
      return [{ name: "uno nuevo", link: linkTo(`/keystatic/collection/${key[1]}/create`) }];
    const path = draftPath(key);
    const address = path && addressOf(path);
    return address ? [{ name: labelOf(path), link: linkTo(address) }] : [];
  });
  return [...new Map(drafts.map((draft) => [draft.link, draft])).values()];
}
