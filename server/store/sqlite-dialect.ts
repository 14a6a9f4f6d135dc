/** Kysely on `node:sqlite`: its own SQLite grammar, our connection. */
import {
  CompiledQuery,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { SqliteConnection } from "./sqlite-connection.ts";

export function sqliteDialect(connection: SqliteConnection): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(connection),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** One connection. Kysely lends it to one query or transaction at a time, because the adapter says there is no other. */
class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  /** Every commit reaches the disk before it is answered; what is erased is overwritten. */
  async init(): Promise<void> {
    for (const pragma of ["journal_mode = wal", "synchronous = full", "secure_delete = on"]) {
      await this.#connection.executeQuery(CompiledQuery.raw(`pragma ${pragma}`));
    }
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  /** Immediate, so that a transaction never has to give up halfway because another process wrote first. */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    await this.#connection.close();
  }
}
