/** Something started by npm, as an operator starts it. All of it ends with the test. */
import { type SpawnOptions, spawn } from "node:child_process";
import { onTestFinished } from "vitest";

export function startByNpm(words: readonly string[], options: Pick<SpawnOptions, "cwd" | "env">) {
  const npm = spawn("npm", words, { ...options, stdio: "ignore", detached: true });
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), "SIGKILL");
    } catch {
      // nothing is left of it
    }
  });
  return npm;
}
