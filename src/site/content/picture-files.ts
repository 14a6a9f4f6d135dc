/** Which file a picture's name stands for, when an owner has put a new one beside the old. */
import { statSync } from "node:fs";
import { pictureName } from "./parse-all.ts";

/** A checkout gives all its files nearly the same time; then the format of cameras wins over the generated one. */
const SAME_TIME_MS = 60_000;
const GENERATED = /\.webp$/i;

/** When a file came here. A photograph that is copied keeps the time at which it was taken. */
export function placedAt(path: string): number {
  const { mtimeMs, birthtimeMs } = statSync(path);
  return Math.max(mtimeMs, birthtimeMs);
}

/** The newest file of each name. */
export function newestPictures(
  files: readonly string[],
  timeOf: (file: string) => number,
): ReadonlyMap<string, string> {
  const chosen = new Map<string, string>();
  for (const file of files) {
    const name = pictureName(file);
    const other = chosen.get(name);
    if (other === undefined || isNewer(file, other, timeOf)) chosen.set(name, file);
  }
  return chosen;
}

function isNewer(file: string, other: string, timeOf: (file: string) => number): boolean {
  const later = timeOf(file) - timeOf(other);
  if (Math.abs(later) > SAME_TIME_MS) return later > 0;
  return GENERATED.test(other) && !GENERATED.test(file);
}
