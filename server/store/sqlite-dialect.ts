/** Kysely on `node:sqlite`: its own SQLite grammar, our connection. */
import {
  CompiledQuery,
  type Dialect,
  type Driver,
  type RawBuilder,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import type { Database } from "./schema.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";

export function sqliteDialect(connection: SqliteConnection): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(connection),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

export function isSqlite(database: Database): boolean {
  return database.getExecutor().adapter instanceof SqliteAdapter;
}

interface StoredFile {
  messageId: string;
  position: number;
  path: string;
  size: number;
  partBytes: number;
}

/** By `file_part`, which the thread of the connection knows. */
export function insertFileParts({
  messageId,
  position,
  path,
  size,
  partBytes,
}: StoredFile): RawBuilder<unknown> {
  return sql`
    insert into attachment_parts (message_id, position, part, bytes)
    with recursive parts (part) as
      (select 0 union all select part + 1 from parts where (part + 1) * ${partBytes} < ${size})
    select ${messageId}, ${position}, part, file_part(${path}, part * ${partBytes}, ${partBytes}) from parts`;
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
