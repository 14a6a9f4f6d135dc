/** Compiled code kept between starts: the next one is twice as quick. Must be called before any other code is loaded. */
import { enableCompileCache } from "node:module";
import { resolve } from "node:path";

export function keepCompiledCode(): void {
  // The variable is for the database's thread, which would otherwise load a TypeScript reader for its one file.
  process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
