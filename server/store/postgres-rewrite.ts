/** Takes what was deleted out of PostgreSQL's files too. */
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { CONNECTION_TIMEOUT_MS } from "./postgres-pool.ts";

const POLL_MS = 50;
const TIMEOUT_MS = 60_000;

/** As long as it takes: on a connection without the limits of those that visitors wait for. They wait meanwhile. */
export async function rewriteTables(
  connectionString: string,
  tables: readonly string[],
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  await client.connect();
  try {
    await olderTransactionsEnded(client, timeoutMs);
    await client.query(`vacuum full ${tables.join(", ")}`);
    // Only now are the files of the old tables given back.
    await client.query("checkpoint").catch(() => {}); // not every account may; the server does it within minutes
  } finally {
    await client.end();
  }
}

/** A rewritten table keeps the deleted rows that a transaction begun before the deletion might still read. */
async function olderTransactionsEnded(client: pg.Client, timeoutMs: number): Promise<void> {
  const { rows } = await client.query<{ now: string }>("select pg_current_xact_id()::text as now");
  for (let waited = 0; waited < timeoutMs; waited += POLL_MS) {
    // Those that write, in any database of the server, and those that read in this one.
    const older = await client.query(
      `select where pg_snapshot_xmin(pg_current_snapshot()) <= $1::xid8
       union all
       select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and age(backend_xmin) >= age($1::xid8::xid)`,
      [rows[0]?.now],
    );
    if (older.rowCount === 0) return;
    await delay(POLL_MS);
  }
  throw new Error(
    "borrado, pero otra conexión a PostgreSQL lleva demasiado tiempo en una transacción y los archivos de la base de datos aún guardan una copia; ciérrala y ejecuta VACUUM FULL",
  );
}
