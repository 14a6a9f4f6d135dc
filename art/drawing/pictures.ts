import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** One picture of the site: the script that draws it and the image it becomes. */
export interface Picture {
  /** Folder and name as in content/images, for example `equipment/dumper`. */
  id: string;
  script: string;
}

/** Scripts directly in art/scenes belong to the image folder of that name. */
const DEFAULT_FOLDER = "scenes";

/** `dumper.py` in a folder `equipment` draws `equipment/dumper`; `_street.py` is shared code, not a picture. */
export function pictureId(scriptPath: string): string | undefined {
  const parts = scriptPath.split(sep);
  const name = parts.at(-1) ?? "";
  if (!name.endsWith(".py") || name.startsWith("_")) return undefined;
  const folder = parts.length > 1 ? parts.slice(0, -1).join("/") : DEFAULT_FOLDER;
  return `${folder}/${name.slice(0, -".py".length)}`;
}

export async function findPictures(scenesFolder: string): Promise<Picture[]> {
  const entries = await readdir(scenesFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((script) => {
      const id = pictureId(relative(scenesFolder, script));
      return id ? [{ id, script }] : [];
    })
    .sort((a, b) => a.id.localeCompare(b.id));
}

/** A wish names a picture (`dumper`), a picture in its folder (`equipment/dumper`) or a whole folder (`equipment`). */
export function choosePictures(pictures: Picture[], wishes: string[]): Picture[] {
  if (wishes.length === 0) return pictures;
  const chosen = wishes.map((wish) => {
    const matches = pictures.filter(({ id }) => id === wish || id.split("/").includes(wish));
    if (matches.length === 0)
      throw new Error(`No picture is called "${wish}". \`npm run art -- --list\` shows all.`);
    return matches;
  });
  return pictures.filter((picture) => chosen.some((matches) => matches.includes(picture)));
}
