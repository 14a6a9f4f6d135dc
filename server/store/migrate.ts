/** Brings a database to the version of this program, once, however many instances start together. */
import { sql, type Transaction } from "kysely";
import { type Engine, MIGRATIONS, type Migration } from "./migrations.ts";
import type { Database, Schema } from "./schema.ts";

/** Any number will do as long as every version of this program takes the same one. */
const MIGRATION_LOCK = 1_977_480_015;

class NewerDatabaseError extends Error {
  override name = "NewerDatabaseError";

  constructor(found: number, known: number) {
    super(
      `la base de datos es de la versión ${found}, de una web más nueva; esta llega a la ${known}. ` +
        "Usa la web más nueva, o restaura una copia hecha antes de actualizar",
    );
  }
}

export async function migrate(
  database: Database,
  engine: Engine,
  now: number,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const known = Math.max(0, ...migrations.map(({ version }) => version));
  await database.transaction().execute(async (transaction) => {
    await lockMigrations(transaction, engine);
    const found = await currentVersion(transaction);
    if (found > known) throw new NewerDatabaseError(found, known);
    for (const migration of migrations) {
      if (migration.version <= found) continue;
      for (const statement of migration.statements(engine)) await sql.raw(statement).execute(transaction);
      await transaction
        .insertInto("schema_versions")
        .values({ version: migration.version, applied_at: now })
        .execute();
    }
  });
}

/** SQLite's transactions begin immediate, so there the transaction itself is the lock. */
async function lockMigrations(transaction: Transaction<Schema>, engine: Engine): Promise<void> {
  if (engine === "postgresql")
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
}

async function currentVersion(transaction: Transaction<Schema>): Promise<number> {
  await transaction.schema
    .createTable("schema_versions")
    .ifNotExists()
    .addColumn("version", "integer", (column) => column.primaryKey())
    .addColumn("applied_at", "bigint", (column) => column.notNull())
    .execute();
  const { version } = await transaction
    .selectFrom("schema_versions")
    .select(({ fn }) => fn.max("version").as("version"))
    .executeTakeFirstOrThrow();
  // An empty table has no greatest version.
  return (version as number | null) ?? 0;
}
