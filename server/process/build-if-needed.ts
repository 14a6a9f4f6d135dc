/** What `npm start` does before it serves. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { orExit, settingsOrExit } from "../config/config.ts";
import { buildSettingsOf } from "../site/manifest.ts";
import { reasonToBuild } from "../site/needs-build.ts";

export function buildIfNeeded(): void {
  // Wrong settings are told before a build is waited for. This also reads the .env file into the environment.
  settingsOrExit();
  const wanted = orExit(() => buildSettingsOf(process.env));
  const reason = reasonToBuild(process.cwd(), resolve("dist"), wanted);
  if (reason !== null) build(reason);
}

/** In a process of its own, whose memory is given back before serving begins. */
function build(why: string): void {
  process.stdout.write(`Building the site (${why}). This takes about a minute.\n`);
  const environment = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
  const { status } = spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit", env: environment });
  if (status === 0) return;
  process.stderr.write("The site could not be built; the reason stands above.\n");
  process.exit(1);
}
