/** What `npm start` does before it serves. */

import { resolve } from "node:path";
import { readPageSettings, SettingsError } from "../../contract/settings.ts";
import { processEnvironment, readSettings } from "../config/config.ts";
import { BUSY, NOT_PUBLISHED, oldSiteServed, showSteps } from "../publication/owner-messages.ts";
import { MARKS_FILE } from "../publication/publications.ts";
import { publish } from "../publication/publish.ts";
import { builtSite } from "../site/manifest.ts";
import { reasonToBuild } from "../site/needs-build.ts";

export async function buildIfNeeded(): Promise<void> {
  try {
    const environment = processEnvironment(); // also for the build, which has a process of its own
    // Wrong settings are told before a build is waited for, and are not built into pages.
    const pageSettings = readPageSettings(environment);
    readSettings(environment);
    const reason = reasonToBuild(process.cwd(), resolve("dist"), resolve(MARKS_FILE), pageSettings);
    if (reason !== null) await build(reason);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    serveOldOrExit(error.message, "npm start");
  }
}

async function build(reason: string): Promise<void> {
  process.stdout.write(`Se construye la web (${reason}). Tarda alrededor de un minuto.\n`);
  const progress = showSteps(process.stdout);
  const result = await publish(process.cwd(), { onStep: progress.step });
  progress.end();
  if (result.kind === "busy") serveOldOrExit(BUSY, "npm run publish");
  if (result.kind === "failed") serveOldOrExit(result.output.trim(), "npm run publish");
}

/** @param command what takes up the mended thing */
function serveOldOrExit(problem: string, command: string): void {
  const hasEarlier = builtSite(resolve("dist")) !== null;
  process.stderr.write(`${NOT_PUBLISHED}\n\n${problem}\n${hasEarlier ? oldSiteServed(command) : ""}`);
  if (!hasEarlier) process.exit(1);
}
