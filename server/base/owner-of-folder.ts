/** To whom a file belongs that holds what visitors wrote, or that root made for the account that runs the site. */
import { chmodSync, lchownSync, lstatSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** A folder with these permissions was shared with its group on purpose: the editor's account beside the site's. */
const SHARED = 0o2770;

export const isShared = (folder: string): boolean => (statSync(folder).mode & 0o7777) === SHARED;

/** For the account that runs the site alone, or for the group of a shared folder too. */
export function protectFile(file: string): void {
  const mode = isShared(dirname(file)) ? 0o660 : 0o600;
  // Of the two accounts only the one that made the file may change this.
  if ((statSync(file).mode & 0o777) !== mode) chmodSync(file, mode);
  giveToOwnerOfFolder(file);
}

/** Root runs commands for the account that runs the site, which could not open a file of root's. */
export function giveToOwnerOfFolder(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  const inside = lstatSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: "utf8" })
    : [];
  for (const name of ["", ...inside]) lchownSync(join(path, name), uid, gid);
}
