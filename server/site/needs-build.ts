/** Whether the built site still says what its sources say. */
import { isDeepStrictEqual } from "node:util";
import type { PageSettings } from "../../contract/settings.ts";
import { readManifest, SiteNotBuiltError } from "./manifest.ts";
import { changedSources, readMarks } from "./source-marks.ts";

/** Why the site must be built anew, in the owner's words, or null when it need not. */
export function reasonToBuild(
  root: string,
  dist: string,
  marksFile: string,
  wanted: PageSettings,
): string | null {
  try {
    const { build } = readManifest(dist);
    if (!isDeepStrictEqual(build, wanted)) return "ha cambiado un ajuste que sale en las páginas";
    const [changed] = changedSources(root, readMarks(marksFile));
    return changed === undefined ? null : `ha cambiado ${changed}`;
  } catch (error) {
    if (error instanceof SiteNotBuiltError) return "aún no está construida";
    throw error;
  }
}
