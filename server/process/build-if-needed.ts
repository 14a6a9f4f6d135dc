/** What `npm start` does before it serves. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { orExit, settingsOrExit } from "../config/config.ts";
import { publish } from "../publication/publish.ts";
import { buildSettingsOf, MANIFEST_FILE } from "../site/manifest.ts";
import { reasonToBuild } from "../site/needs-build.ts";
import { BUSY, NOT_PUBLISHED, oldSiteServed, showSteps } from "./owner-messages.ts";

export async function buildIfNeeded(): Promise<void> {
  // Wrong settings are told before a build is waited for. This also reads the .env file into the environment.
  settingsOrExit();
  const wanted = orExit(() => buildSettingsOf(process.env));
  const root = process.cwd();
  const reason = reasonToBuild(root, resolve("dist"), wanted);
  if (reason === null) return;

  process.stdout.write(`Se construye la web (${reason}). Tarda alrededor de un minuto.\n`);
  const progress = showSteps(process.stdout);
  const result = await publish(root, { onStep: progress.step });
  progress.end();
  if (result.kind === "published") return;
  const problem = result.kind === "busy" ? BUSY : result.output;
  const hasEarlier = existsSync(resolve("dist", MANIFEST_FILE));
  process.stderr.write(hasEarlier ? oldSiteServed(problem) : `${NOT_PUBLISHED}\n\n${problem}\n`);
  if (!hasEarlier) process.exit(1);
}
