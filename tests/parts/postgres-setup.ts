/** One PostgreSQL server for the whole run; each test makes a database of its own on it. */
import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Tests start many processes and threads; each would otherwise compile the server's code anew.
  process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");
  const postgres = await startPostgres();
  project.provide("postgresUrl", postgres.url);
  return () => postgres.remove();
}
