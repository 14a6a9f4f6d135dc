/** Opens the database the settings name, whole and migrated, or says plainly why it cannot. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { Kysely, PostgresDialect, sql } from "kysely";
import type { Clock } from "../base/clock.ts";
import type { ServiceLog } from "../base/service-log.ts";
import type { Settings } from "../config/config.ts";
import { migrate } from "./migrate.ts";
import type { Engine } from "./migrations.ts";
import type { Database, Schema } from "./schema.ts";
import { SQLITE_CORRUPT, SQLITE_NOT_A_DATABASE, SqliteConnection, SqliteError } from "./sqlite-connection.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { arrivingName, asideName, keepAside, prepareSqliteFile, sqliteFileIn } from "./sqlite-file.ts";
import { LOSSES, WatchedFiles } from "./watched-files.ts";

const BUSY_TIMEOUT_MS = 5000;
/** What goes with a message. */
const ERASED_TABLES = ["messages", "attachments", "attachment_parts", "deliveries", "search_texts"] as const;

export type StoreSettings = Pick<Settings, "databaseUrl" | "dataDir" | "wrong">;

export interface OpenDatabase {
  engine: Engine;
  database: Database;
  /** why nothing may be written here any more; undefined while all is well */
  problem(): string | undefined;
  /** after rows were erased: leaves no byte of them in the database's files */
  wipeErased(): Promise<void>;
  close(): Promise<void>;
  /** closes it, after saving what would be lost with it, and tells where; if that cannot be saved, rejects and stays open */
  abandon(): Promise<string | undefined>;
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
  // Of a restore that was killed: visitors' messages are in it.
  if (settings.databaseUrl === undefined)
    rmSync(arrivingName(sqliteFileIn(settings.dataDir)), { force: true });
  try {
    return await openDatabase(settings, clock, log);
  } catch (error) {
    if (!isDamage(error)) throw error;
    const kept = keepAside(sqliteFileIn(settings.dataDir), "damaged", clock.now());
    log.error(
      { kept, problem: error.message },
      "The database file is damaged and was kept aside unchanged; a new, empty one was begun",
    );
    return openDatabase(settings, clock, log);
  }
}

export function isDamage(error: unknown): error is SqliteError {
  return (
    error instanceof SqliteError &&
    (error.resultCode === SQLITE_CORRUPT || error.resultCode === SQLITE_NOT_A_DATABASE)
  );
}

async function openSqlite(dataDir: string, clock: Clock): Promise<OpenDatabase> {
  const file = prepareSqliteFile(dataDir);
  const files = new WatchedFiles(file);
  const connection = new SqliteConnection({ file, busyTimeoutMs: BUSY_TIMEOUT_MS });
  const database = new Kysely<Schema>({ dialect: sqliteDialect(connection) });
  const close = async () => {
    await database.destroy();
    files.close();
  };
  await prepared(database, "sqlite", clock, () => checkWholeness(database)).catch((error) => {
    files.close();
    throw error;
  });
  files.begin();
  return {
    engine: "sqlite",
    database,
    problem: () => {
      if (connection.ended) return "se ha parado el hilo de la base de datos";
      const loss = files.loss();
      return loss && LOSSES[loss];
    },
    wipeErased: () => cutJournal(database),
    close,
    abandon: async () => {
      const loss = connection.ended ? undefined : files.loss();
      if (loss === undefined) return void (await close());
      if (loss === "journal") {
        await writeJournalOut(database);
        return void (await close());
      }
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      const copy = await rescuedCopy(database, file, clock.now());
      // Under another name SQLite does not write its journal into it when it closes it.
      const kept =
        loss === "cut" || loss === "overwritten" ? keepAside(file, "damaged", clock.now()) : undefined;
      await close();
      files.removeJournal();
      // It is whole: whoever wrote it there may have meant it.
      if (kept !== undefined && loss === "overwritten") copyFileSync(kept, file);
      if (copy === undefined || existsSync(file)) return copy;
      renameSync(copy, file);
      return file;
    },
  };
}

/** SQLite reads its journal as long as it is open, also after its name is gone. */
async function writeJournalOut(database: Database): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(full)`.execute(database);
  if (rows[0]?.busy !== 0) throw new Error("alguien está leyendo la base de datos");
}

/** SQLite overwrites erased pages (`secure_delete`), but its journal keeps them until it is cut. */
async function cutJournal(database: Database): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
  if (rows[0]?.busy !== 0)
    throw new Error("alguien está leyendo la base de datos: lo borrado sigue en su diario; repite la orden");
}

/** A removed file can be read as long as it is open, and what SQLite has in memory even longer. Nothing, if not enough is left. */
async function rescuedCopy(database: Database, file: string, now: number): Promise<string | undefined> {
  const copy = asideName(file, "rescued", now);
  try {
    await sql`vacuum into ${copy}`.execute(database);
    chmodSync(copy, 0o600);
    return copy;
  } catch (error) {
    rmSync(copy, { force: true });
    if (isDamage(error)) return undefined;
    throw error;
  }
}

async function checkWholeness(database: Database): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(database);
  const verdict = rows[0]?.quick_check;
  if (verdict !== "ok")
    throw new SqliteError(verdict ?? "no se puede comprobar la base de datos", SQLITE_CORRUPT);
}

async function openPostgres(url: string, clock: Clock, log: ServiceLog): Promise<OpenDatabase> {
  // The driver is loaded only where it is used.
  const { postgresPool } = await import("./postgres-pool.ts");
  const { rewriteTables } = await import("./postgres-rewrite.ts");
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: postgresPool(url, log) }) });
  await prepared(database, "postgresql", clock, async () => {});
  return {
    engine: "postgresql",
    database,
    problem: () => undefined,
    // Dead rows stay in a table's file until it is written anew.
    wipeErased: () => rewriteTables(url, ERASED_TABLES),
    close: () => database.destroy(),
    abandon: async () => void (await database.destroy()),
  };
}

async function prepared(
  database: Database,
  engine: Engine,
  clock: Clock,
  check: () => Promise<void>,
): Promise<void> {
  try {
    await check();
    await migrate(database, engine, clock.now());
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
