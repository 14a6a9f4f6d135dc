/** What was removed, kept for thirty days and longer: each removal is a folder with its files at their old places. */
import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DAY_MS, EARLIEST_TIME } from "../../server/base/clock.ts";
import { idOf, isId, PUBLICATIONS_FOLDER, timeOf } from "../../server/publication/publications.ts";
import { takeBackPlaces } from "./lists-of-removed.ts";

const FOLDER = join(PUBLICATIONS_FOLDER, ".removed");
/** In a removal, beside its files: what its lists said. */
const LISTS = "lists";
const KEPT_DAYS = 30;
/** However old: the clock that says so may be wrong. */
const ALWAYS_KEPT = 100;

export interface Removal {
  id: string;
  removedAt: Date;
  /** from the project's folder: `content/projects/mi-obra.yaml` */
  files: string[];
}

/** One removal, into which files are put one after another. */
export const newRemoval = (now = unusedTime()): string => idOf(now);

let lastTime = 0;
/** Two removals within a millisecond would share a folder, and a file of the one take the place of the other's. */
function unusedTime(): Date {
  lastTime = Math.max(lastTime + 1, Date.now());
  return new Date(lastTime);
}

export function setAside(root: string, removal: string, file: string): void {
  renameSync(join(root, file), placeFor(root, removal, file));
}

/** For what something else removes or writes over. */
export function keepCopy(root: string, removal: string, file: string): void {
  if (existsSync(join(root, file))) copyFileSync(join(root, file), placeFor(root, removal, file));
}

function placeFor(root: string, removal: string, file: string): string {
  const place = join(root, FOLDER, removal, file);
  mkdirSync(dirname(place), { recursive: true });
  return place;
}

/** Newest first. What is older than thirty days, and not among the newest, goes for good. */
export function listRemovals(root: string, now = new Date()): Removal[] {
  const folder = join(root, FOLDER);
  const ids = existsSync(folder) ? readdirSync(folder).filter(isId) : [];
  const removals = ids
    .sort()
    .reverse()
    .map((id) => ({ id, removedAt: timeOf(id), files: filesOf(root, id) }));
  const isOld = ({ removedAt }: Removal, index: number) =>
    index >= ALWAYS_KEPT &&
    removedAt.getTime() >= EARLIEST_TIME &&
    now.getTime() - removedAt.getTime() > KEPT_DAYS * DAY_MS;
  for (const { id } of removals.filter(isOld)) rmSync(join(folder, id), { recursive: true, force: true });
  return removals.filter((removal, index) => !isOld(removal, index) && removal.files.length > 0);
}

const filesOf = (root: string, id: string) =>
  globSync("{content,public}/**/*.*", { cwd: join(root, FOLDER, id) }).map((file) =>
    file.replaceAll("\\", "/"),
  );

export const listsOf = (root: string, removal: string) => join(root, FOLDER, removal, LISTS);

/** Puts its files back; what is there by now is not written over but takes their place in the wastebasket. */
export function takeBack(root: string, id: string): boolean {
  if (!isId(id)) return false;
  const files = filesOf(root, id);
  for (const file of files) {
    keepCopy(root, newRemoval(), file);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    renameSync(join(root, FOLDER, id, file), join(root, file));
  }
  takeBackPlaces(listsOf(root, id), join(root, "content"));
  rmSync(join(root, FOLDER, id), { recursive: true, force: true });
  return files.length > 0;
}

/** Copies back the photographs and documents that a text names and that are gone. */
export function takeBackNamedIn(root: string, text: string): void {
  const names = new Set(namesIn(text));
  for (const { id, files } of listRemovals(root)) {
    for (const file of files.filter((one) => names.has(nameOf(one)) && !existsSync(join(root, one)))) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      copyFileSync(join(root, FOLDER, id, file), join(root, file));
    }
  }
}

/** Of files, and every other word. */
export const namesIn = (text: string) => text.match(/[\p{L}\p{N}_./-]+/gu) ?? [];

/** As texts name a photograph or a document: `projects/mi-obra`, `/certificados/iso-9001.pdf` */
export const nameOf = (file: string) =>
  file.startsWith("public/")
    ? file.slice("public".length)
    : file.replace(/^content\/images\//, "").replace(/\.\w+$/, "");
