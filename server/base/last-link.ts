import { lstatSync, readlinkSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Of links that follow each other, the one that leads to what they are for. */
export function lastLink(link: string): string {
  const next = resolve(dirname(link), readlinkSync(link));
  return lstatSync(next, { throwIfNoEntry: false })?.isSymbolicLink() ? lastLink(next) : link;
}
