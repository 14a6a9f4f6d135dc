/** A disk of a few hundred kilobytes that can be filled or made read-only. Only root may mount one. */
import { execFileSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { onTestFinished } from "vitest";
import { freshFolder } from "./engines.ts";

export const CAN_MOUNT = process.getuid?.() === 0 && process.platform === "linux" && tryMount();

function tryMount(): boolean {
  try {
    // In a namespace of its own, so that trying leaves nothing behind.
    execFileSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export interface SmallDisk {
  folder: string;
  setReadOnly(readOnly: boolean): void;
}

export function mountSmallDisk(kilobytes: number, files = 10_000): SmallDisk {
  const folder = freshFolder();
  const mount = (...options: string[]) => execFileSync("mount", options);
  mount("-t", "tmpfs", "-o", `size=${kilobytes}k,nr_inodes=${files}`, "tmpfs", folder);
  onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
  chmodSync(folder, 0o700);
  return {
    folder,
    setReadOnly: (readOnly) => void mount("-o", `remount,${readOnly ? "ro" : "rw"}`, folder),
  };
}
