/**
 * Finished builds, each in a folder of its own under `publications/`. A link among them names the one that is served:
 * renaming a new link over it is one step, so that nobody ever finds half a site. `dist` is a link to that link and
 * stays as it is, so that an account which publishes need not write beside the code.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { basename, join } from "node:path";
import { lastLink } from "../base/last-link.ts";
import { readManifest } from "../site/manifest.ts";
import { marksOfSources, type SourceMarks, writeMarks } from "../site/source-marks.ts";

export const PUBLICATIONS_FOLDER = "publications";
export const CURRENT_LINK = "dist";
const SWAPPED_LINK = join(PUBLICATIONS_FOLDER, ".current");
export const MARKS_FILE = join(PUBLICATIONS_FOLDER, ".sources.json");
export const PUBLICATIONS_KEPT = 10;

/** `2026-11-16T08-30-00.123Z`: sorts by time and may be a folder's name anywhere. */
const ID = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d(?:\.\d{3})?)Z$/;

export interface Publication {
  id: string;
  publishedAt: Date;
  isCurrent: boolean;
}

export class NoSuchPublicationError extends Error {
  override name = "NoSuchPublicationError";
}

export const publicationFolder = (root: string, id: string) => join(root, PUBLICATIONS_FOLDER, id);

/** Those that this version of the site can serve, newest first. */
export function listPublications(root: string): Publication[] {
  const current = currentPublication(root);
  return publicationIds(root)
    .filter((id) => canBeServed(publicationFolder(root, id)))
    .map((id) => ({ id, publishedAt: timeOf(id), isCurrent: id === current }));
}

/** Newest first. */
function publicationIds(root: string): string[] {
  const folder = join(root, PUBLICATIONS_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter(isId).sort().reverse();
}

/** Not one that is damaged, or that an older version made and described in another way. */
function canBeServed(folder: string): boolean {
  try {
    readManifest(folder);
    return true;
  } catch {
    return false;
  }
}

/** `null` where nothing was published yet, or `dist` is a plain folder. */
export function currentPublication(root: string): string | null {
  try {
    return basename(readlinkSync(lastLink(join(root, CURRENT_LINK))));
  } catch {
    return null;
  }
}

/** Folders of the earlier publications, newest first: pages that are still open load their hashed files. */
export function earlierFolders(root: string): string[] {
  const earlier = listPublications(root).filter(({ isCurrent }) => !isCurrent);
  return earlier.map(({ id }) => publicationFolder(root, id));
}

/**
 * Serves that publication from now on.
 * @param marks of the sources that it is served for: while they are the same, nothing need be built
 */
export function makeCurrent(root: string, id: string, marks: SourceMarks): void {
  const draft = join(root, PUBLICATIONS_FOLDER, `.link-${process.pid}`);
  const swap = (link: string, target: string) => {
    rmSync(draft, { force: true });
    symlinkSync(target, draft);
    renameSync(draft, join(root, link));
  };
  swap(SWAPPED_LINK, id);
  keepPlainFolder(root);
  const dist = join(root, CURRENT_LINK);
  const isLinked = lstatSync(dist, { throwIfNoEntry: false }) && readlinkSync(dist) === SWAPPED_LINK;
  if (!isLinked) swap(CURRENT_LINK, SWAPPED_LINK);
  // Last: whoever is killed before builds once too often.
  writeMarks(join(root, MARKS_FILE), marks);
}

/**
 * Why nothing is published here, if an upgrade has put another version in this one's place: a terminal or an editor that
 * was open before stays in this folder, and nobody would see it.
 */
export function reasonNotToPublish(root: string): string | undefined {
  const version = (link: string) => realpathSync(join(root, "../..", link));
  if (!existsSync(join(root, "../../previous")) || version("previous") !== realpathSync(root))
    return undefined;
  return `Una actualización ha puesto otra versión en lugar de esta, así que aquí ya no se publica. En la terminal: cd ${join(root, "../../current")}`;
}

/** Goes back so many publications from the current one, or to the one of that name. */
export function goBack(root: string, where: number | string): Publication {
  const reason = reasonNotToPublish(root);
  if (reason !== undefined) throw new Error(reason);
  const all = listPublications(root);
  const current = all.findIndex(({ isCurrent }) => isCurrent);
  const wanted = typeof where === "number" ? all[current + where] : all.find(({ id }) => id === where);
  if (wanted === undefined) throw new NoSuchPublicationError("There is no such publication.");
  makeCurrent(root, wanted.id, marksOfSources(root));
  return { ...wanted, isCurrent: true };
}

/** The newest ones stay, and the current one whatever its age. */
export function removeOldPublications(root: string): void {
  const current = currentPublication(root);
  for (const id of publicationIds(root).slice(PUBLICATIONS_KEPT)) {
    if (id !== current) rmSync(publicationFolder(root, id), { recursive: true, force: true });
  }
}

/** A moment as a folder's name, and back. */
export const idOf = (now: Date): string => now.toISOString().replaceAll(":", "-");
export const isId = (name: string): boolean => ID.test(name);
export const timeOf = (id: string): Date => new Date(id.replace(ID, "$1T$2:$3:$4Z"));

/** Later than any there is, also when one was made by a clock that was ahead: they are counted in their order. */
export function newPublicationId(root: string, now: Date): string {
  const [newest] = publicationIds(root);
  return newest ? idOf(new Date(Math.max(now.getTime(), timeOf(newest).getTime() + 1))) : idOf(now);
}

/** A `dist` from before there were publications becomes the first of them. */
function keepPlainFolder(root: string): void {
  const dist = join(root, CURRENT_LINK);
  const entry = lstatSync(dist, { throwIfNoEntry: false });
  if (entry === undefined || entry.isSymbolicLink()) return;
  mkdirSync(join(root, PUBLICATIONS_FOLDER), { recursive: true });
  const place = (time: number) => publicationFolder(root, idOf(new Date(time)));
  let madeAt = entry.mtimeMs;
  while (existsSync(place(madeAt))) madeAt -= 1;
  renameSync(dist, place(madeAt));
}
