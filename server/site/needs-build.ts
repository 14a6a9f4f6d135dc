/** Whether the built site still says what its sources say. */

import { type Dirent, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { PageSettings } from "../../contract/settings.ts";
import { lastLink } from "../base/last-link.ts";
import { MANIFEST_FILE, readManifest, SiteNotBuiltError } from "./manifest.ts";

/** Everything a page is made of. */
const SOURCES = [
  "content",
  "src",
  "contract",
  "public",
  "server/site",
  "astro.config.ts",
  "package-lock.json",
];

/** Why the site must be built anew, in the owner's words, or null when it need not. */
export function reasonToBuild(root: string, dist: string, wanted: PageSettings): string | null {
  try {
    const { build } = readManifest(dist);
    if (!isDeepStrictEqual(build, wanted)) return "ha cambiado un ajuste que sale en las páginas";
    const built = sourcesReadAt(dist);
    const newer = SOURCES.find((source) => lastChange(join(root, source)) > built);
    return newer === undefined ? null : `ha cambiado ${newer}`;
  } catch (error) {
    if (error instanceof SiteNotBuiltError) return "aún no está construida";
    throw error;
  }
}

/** A link to a publication carries the time at which its sources were read, or at which the owner went back to it. */
function sourcesReadAt(dist: string): number {
  const isLink = lstatSync(dist).isSymbolicLink();
  return isLink ? lstatSync(lastLink(dist)).mtimeMs : statSync(join(dist, MANIFEST_FILE)).mtimeMs;
}

/** A folder changes too when something in it is deleted. */
function lastChange(path: string): number {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry === undefined) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  const inside = readdirSync(path, { withFileTypes: true }).filter(isSource);
  return Math.max(entry.mtimeMs, ...inside.map(({ name }) => lastChange(join(path, name))));
}

function isSource({ name }: Dirent): boolean {
  return !name.endsWith(".test.ts") && !name.endsWith(".test.tsx") && !name.endsWith(".e2e.ts");
}
