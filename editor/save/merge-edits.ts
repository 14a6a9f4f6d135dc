/** Two windows changed one file: what each changed since both read it is put together, field by field. */
import { isDeepStrictEqual } from "node:util";
import { nameOf } from "./merge.ts";
import { isGroup, type Plain } from "./shape.ts";

export interface Conflict {
  path: readonly (string | number)[];
  here: Plain | undefined;
  there: Plain | undefined;
}

interface Versions {
  /** as both read it */
  base: Plain | undefined;
  /** as it is to be saved */
  here: Plain | undefined;
  /** as it is in the file by now */
  there: Plain | undefined;
}

/** @returns what to save, and where both changed the same in different ways */
export function mergeEdits(versions: Versions): { merged: Plain | undefined; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  return { merged: merge(versions, [], conflicts), conflicts };
}

function merge(versions: Versions, path: Conflict["path"], conflicts: Conflict[]): Plain | undefined {
  const { base, here, there } = versions;
  if (isDeepStrictEqual(here, base)) return there;
  if (isDeepStrictEqual(there, base) || isDeepStrictEqual(here, there)) return here;
  if (isGroup(here) && isGroup(there)) {
    const before = isGroup(base) ? base : {};
    const keys = new Set([...Object.keys(here), ...Object.keys(there)]);
    return Object.fromEntries(
      [...keys].flatMap((key) => {
        const merged = merge(
          { base: before[key], here: here[key], there: there[key] },
          [...path, key],
          conflicts,
        );
        return merged === undefined ? [] : [[key, merged] as const];
      }),
    );
  }
  const list = Array.isArray(here) && Array.isArray(there) && mergeLists(base, here, there, path, conflicts);
  if (list) return list;
  conflicts.push({ path, here, there });
  return here;
}

/** By the names of their entries, or by their places where none came or went; otherwise nobody knows which is which. */
function mergeLists(
  base: Plain | undefined,
  here: Plain[],
  there: Plain[],
  path: Conflict["path"],
  conflicts: Conflict[],
): Plain[] | undefined {
  const before = Array.isArray(base) ? base : [];
  const lists = [before, here, there].map(keyed);
  const [old, mine, theirs] = lists;
  if (!old || !mine || !theirs) return undefined;
  const order = orderOf([...old.keys()], [...mine.keys()], [...theirs.keys()]);
  return order?.flatMap((key) => {
    const entries = { base: old.get(key), here: mine.get(key), there: theirs.get(key) };
    return merge(entries, [...path, placeOf(mine, key)], conflicts) ?? [];
  });
}

/** Of an entry that is only in the file, the place after the last. */
const placeOf = (list: ReadonlyMap<unknown, Plain>, key: unknown) =>
  list.has(key) ? [...list.keys()].indexOf(key) : list.size;

/** Entries by their names, or by their places where they have none; nothing where a name is there twice. */
function keyed(list: readonly Plain[]): Map<unknown, Plain> | undefined {
  const named = new Map(list.map((entry, index) => [nameOf(entry) ?? index, entry]));
  return named.size === list.length ? named : undefined;
}

/** The order of the side that changed it, with what the other side added at its end. */
function orderOf(old: unknown[], mine: unknown[], theirs: unknown[]): unknown[] | undefined {
  const all = (first: unknown[], second: unknown[]) => [...new Set([...first, ...second])];
  const kept = (side: unknown[], other: unknown[]) =>
    side.filter((key) => old.includes(key) && other.includes(key));
  const isNumbered = [...old, ...mine, ...theirs].some((key) => typeof key === "number");
  if (isNumbered && !(old.length === mine.length && old.length === theirs.length)) return undefined;
  const [myOrder, theirOrder] = [kept(mine, theirs), kept(theirs, mine)];
  if (isDeepStrictEqual(myOrder, theirOrder)) return all(mine, theirs);
  const oldOrder = old.filter((key) => myOrder.includes(key));
  if (isDeepStrictEqual(myOrder, oldOrder)) return all(theirs, mine);
  return isDeepStrictEqual(theirOrder, oldOrder) ? all(mine, theirs) : undefined;
}
