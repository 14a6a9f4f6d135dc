/** The same tests on both databases, each on an empty one of its own. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, inject, onTestFinished } from "vitest";
import { readSettings, type Settings } from "../../server/config/config.ts";
import type { Engine } from "../../server/store/migrations.ts";

const ENGINES: readonly Engine[] = ["sqlite", "postgresql"];

/** Settings with an empty folder and, on PostgreSQL, an empty database; both are gone after the test. */
export type FreshSettings = (environment?: Record<string, string>) => Promise<Settings>;

export function describeOnBothEngines(
  name: string,
  tests: (engine: Engine, fresh: FreshSettings) => void,
): void {
  describe.each(ENGINES)(`${name} on %s`, (engine) => {
    tests(engine, (environment) => freshSettings(engine, environment));
  });
}

/** For what the engines do alike: each call takes the other one. */
export function enginesInTurn(): FreshSettings {
  let turn = 0;
  return (environment) => freshSettings(ENGINES[turn++ % ENGINES.length] ?? "sqlite", environment);
}

export async function freshSettings(
  engine: Engine,
  environment: Record<string, string> = {},
): Promise<Settings> {
  const DATA_DIR = freshFolder();
  const database = engine === "postgresql" ? { DATABASE_URL: await freshDatabase() } : {};
  return readSettings({ DATA_DIR, ...database, ...environment });
}

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function freshDatabase(server = inject("postgresUrl")): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}
