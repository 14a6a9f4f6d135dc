/** What keeps a process small and quick to start. Must be said before any other code is loaded. */
import { enableCompileCache } from "node:module";
import { resolve } from "node:path";
import { setFlagsFromString } from "node:v8";

export function keepProcessLean(): void {
  // Compiled code kept between starts: the next one is twice as quick and takes 35 MB less. The variable is for the
  // database's thread, which would otherwise load a TypeScript reader for its one file.
  process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
  // Answers from memory leave only small, short-lived garbage: a nursery that grows would hold 25 MB for nothing.
  setFlagsFromString("--semi-space-growth-factor=1");
}
