/** A Chromium for the browser tests: the system's, or one installed now. Says what it does. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Without windows: it needs half the processor for the same tests. */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of a Chromium, or nothing when Playwright is to use its own. Visitors have one `withWindows`. */
export async function findBrowser({ withWindows = false } = {}): Promise<string | undefined> {
  const names = withWindows ? [...NAMES, SHELL] : [SHELL, ...NAMES];
  const found = process.env.CHROMIUM || systemBrowser(names);
  if (found) return found;
  if (existsSync(chromium.executablePath())) return undefined;
  const canUseApt = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (canUseApt) {
    console.log(`No Chromium here: installing the system's package (apt-get install ${SHELL}).`);
    installPackages(SHELL);
    return systemBrowser(names);
  }
  console.log("No Chromium here: fetching Playwright's own (npx playwright install chromium).");
  execFileSync("playwright", ["install", "chromium"], { stdio: "inherit" });
  return undefined;
}

function systemBrowser(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function installPackages(...names: string[]) {
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
