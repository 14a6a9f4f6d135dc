import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** For runners only: what a run and all it starts write aside goes into one folder, which goes when the run ends. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "harlur-"));
  chmodSync(folder, 0o711); // as root some tests, and PostgreSQL, run as another account
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
