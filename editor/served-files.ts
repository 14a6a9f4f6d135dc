/** Which files the editor hands out: what pages and the editor itself are made of. Messages, secrets and settings are none. */
import { realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";

const FOLDERS = ["src", "contract", "content", "editor", "public", "node_modules"];
/** How the development server writes that a path is not one of the site: a file anywhere, and a module by its name. */
const PREFIXES = /^\/@(?:fs|id)\/+/;

/** Starts a program of the machine with a file of the caller's choice. */
const DEVELOPERS_TOOL = /^\/+__open-in-editor/;

/** For the development server's own check. */
export function servedFolders(root: string): string[] {
  return FOLDERS.flatMap((folder) => realPath(join(root, folder)) ?? []);
}

/**
 * Whether an address names no file, or one that may be read. Links are followed: where they lead counts.
 * @param pathname of the request, still encoded
 */
export function mayBeServed(root: string, pathname: string): boolean {
  const path = decoded(pathname);
  if (path === undefined || path.includes("\0") || DEVELOPERS_TOOL.test(path)) return false;
  const name = path.replace(PREFIXES, "");
  const files = [join(root, name), join(root, "public", name), join(sep, name)].filter(isFile);
  const folders = servedFolders(root);
  return files.every((file) => folders.some((folder) => realPath(file)?.startsWith(folder + sep)));
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
