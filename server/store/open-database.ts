/** Opens the database the settings name, whole and migrated, or says plainly why it cannot. */
import { Kysely, PostgresDialect, sql } from "kysely";
import type { Settings } from "../config/config.ts";
import type { Clock } from "../process/clock.ts";
import type { ServiceLog } from "../process/service-log.ts";
import { migrate } from "./migrate.ts";
import type { Engine } from "./migrations.ts";
import type { Database, Schema } from "./schema.ts";
import { SQLITE_CORRUPT, SQLITE_NOT_A_DATABASE, SqliteError } from "./sqlite-connection.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { keepAside, prepareSqliteFile, sqliteFileIn } from "./sqlite-file.ts";

const BUSY_TIMEOUT_MS = 5000;

export type StoreSettings = Pick<Settings, "databaseUrl" | "dataDir">;

export interface OpenDatabase {
  engine: Engine;
  database: Database;
}

/** Rejects with the engine's own error, and touches nothing that is already there. */
export async function openDatabase(
  settings: StoreSettings,
  clock: Clock,
  log: ServiceLog,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = settings;
  return databaseUrl === undefined ? openSqlite(dataDir, clock) : openPostgres(databaseUrl, clock, log);
}

/** For the server, which must go on: a damaged SQLite file is kept aside and a new one begun. */
export async function openOrBeginAnew(
  settings: StoreSettings,
  clock: Clock,
  log: ServiceLog,
): Promise<OpenDatabase> {
  try {
    return await openDatabase(settings, clock, log);
  } catch (error) {
    if (!isDamage(error)) throw error;
    const kept = keepAside(sqliteFileIn(settings.dataDir), "damaged", clock.now());
    log.error(
      { kept, problem: error.message },
      "The database file is damaged. It was kept aside unchanged and a new, empty one was begun: " +
        "restore a backup, or have the messages recovered from the kept file",
    );
    return openDatabase(settings, clock, log);
  }
}

function isDamage(error: unknown): error is SqliteError {
  return (
    error instanceof SqliteError &&
    (error.resultCode === SQLITE_CORRUPT || error.resultCode === SQLITE_NOT_A_DATABASE)
  );
}

async function openSqlite(dataDir: string, clock: Clock): Promise<OpenDatabase> {
  const file = prepareSqliteFile(dataDir);
  const database = new Kysely<Schema>({ dialect: sqliteDialect({ file, busyTimeoutMs: BUSY_TIMEOUT_MS }) });
  return ready(database, "sqlite", clock, () => checkWholeness(database));
}

async function checkWholeness(database: Database): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(database);
  const verdict = rows[0]?.quick_check;
  if (verdict !== "ok") throw new SqliteError(verdict ?? "the database cannot be checked", SQLITE_CORRUPT);
}

async function openPostgres(url: string, clock: Clock, log: ServiceLog): Promise<OpenDatabase> {
  // The driver is loaded only where it is used.
  const { postgresPool } = await import("./postgres-pool.ts");
  const dialect = new PostgresDialect({ pool: postgresPool(url, log) });
  return ready(new Kysely<Schema>({ dialect }), "postgresql", clock, async () => {});
}

async function ready(
  database: Database,
  engine: Engine,
  clock: Clock,
  check: () => Promise<void>,
): Promise<OpenDatabase> {
  try {
    await check();
    await migrate(database, engine, clock.now());
    return { engine, database };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** What an operator needs to know about a failure; a driver's own error may carry a visitor's row with it. */
export function problemOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(problemOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
