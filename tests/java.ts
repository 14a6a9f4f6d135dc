/** A Java for the HTML checker: the system's, or one installed now. Says what it does. */
import { spawnSync } from "node:child_process";

const PACKAGE = "default-jre-headless";
export const HOW_TO_INSTALL = `on Debian: apt-get install ${PACKAGE}`;

/** Installs Java where that needs no question; null when it is ready, else why it is not. */
export function prepareJava(): string | null {
  if (runs("java", "-version")) return null;
  if (process.getuid?.() === 0 && runs("apt-get", "--version")) {
    console.log(`HTML checker: installing ${PACKAGE} with apt-get.`);
    // Other tests may be installing something at this moment, so it waits for its turn.
    const patience = ["-o", "DPkg::Lock::Timeout=300"];
    runs("apt-get", "update", "-qq");
    runs("apt-get", ...patience, "install", "-y", "-qq", "--no-install-recommends", PACKAGE);
  }
  return runs("java", "-version") ? null : "there is no Java";
}

function runs(command: string, ...options: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, options, { stdio: "ignore", env }).status === 0;
}
