import { chownSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Root runs commands for the account that runs the site, which could not open a file of root's. */
export function giveToOwnerOfFolder(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
}
