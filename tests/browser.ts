/** A Chromium for the browser tests: one that is there, or one installed now. Says what it does. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Without windows: a page takes it a third of the processor. */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Of `--blink-settings`: as near as in Chrome on a good line. A Chromium shell does not know it, and fetches pictures from further away. */
export const LAZY_PICTURES_AS_IN_CHROME = "lazyLoadingImageMarginPxUnknown=1250";

/** The path of a Chromium, or nothing when Playwright is to use its own. Visitors have one `withWindows`. */
export async function findBrowser({ withWindows = false } = {}): Promise<string | undefined> {
  const found = process.env.CHROMIUM || systemBrowser(withWindows ? [...NAMES, SHELL] : [SHELL]);
  if (found) return found;
  if (existsSync(chromium.executablePath())) return undefined;
  const canUseApt = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (canUseApt) {
    console.log(`Installing the system's package ${SHELL}.`);
    if (installs(SHELL)) return systemBrowser([SHELL]);
    console.log("That package could not be installed.");
  }
  const other = systemBrowser(NAMES);
  if (other) return other;
  console.log("No Chromium here: fetching Playwright's own (npx playwright install chromium).");
  execFileSync("playwright", ["install", ...(canUseApt ? ["--with-deps"] : []), "chromium"], {
    stdio: "inherit",
  });
  return undefined;
}

function systemBrowser(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function installs(name: string): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args: string[]) =>
    spawnSync("apt-get", ["-o", "Acquire::http::Timeout=10", "-o", "Acquire::Retries=0", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env,
    }).status === 0;
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", name);
}
