/** Connections to PostgreSQL, each used again only as long as it can be trusted. */
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { within } from "../base/clock.ts";
import type { ServiceLog } from "../base/service-log.ts";

const MAXIMUM_CONNECTIONS = 10;
export const CONNECTION_TIMEOUT_MS = 5000;
/** For a statement that takes the server too long. */
const STATEMENT_TIMEOUT_MS = 8000;
/** A little later: for a server that no longer answers at all. */
const QUERY_TIMEOUT_MS = 10_000;

export function postgresPool(
  connectionString: string,
  log: ServiceLog,
  queryTimeoutMs = QUERY_TIMEOUT_MS,
): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: MAXIMUM_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser: numbersAsNumbers },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener its error would end the process.
  pool.on("error", (error) => log.warn({ problem: error.message }, "A PostgreSQL connection was lost"));
  return {
    options: pool.options,
    connect: async () => withoutReuseAfterErrors(await pool.connect(), queryTimeoutMs),
    end: () => pool.end(),
  };
}

/** Times in milliseconds stay far below the limit from which numbers would lose digits. */
const numbersAsNumbers: typeof pg.types.getTypeParser = (id, format) =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format);

/** A server that was demoted to a copy, say, while its name leads to another one by now. */
const READ_ONLY = "25006";

/**
 * An error that the server itself reports leaves the conversation in order. After any other, as after a time-out,
 * nobody knows what the connection is still doing, perhaps inside an open transaction: it is not used again.
 */
function withoutReuseAfterErrors(client: pg.PoolClient, timeoutMs: number): PostgresPoolClient {
  let isUsable = true;
  let isKept = true;
  // The pool listens only while a connection is idle: an error between two queries would end the process.
  const markBroken = () => {
    isUsable = false;
  };
  client.on("error", markBroken);
  async function query(text: string, parameters: readonly unknown[]) {
    if (!isUsable) throw new Error("se ha perdido la conexión con PostgreSQL");
    try {
      const answer = client.query(text, [...parameters]);
      return await within(timeoutMs, answer, () => new Error("PostgreSQL no responde"));
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) markBroken();
      else if (error.code === READ_ONLY) isKept = false;
      throw error;
    }
  }
  return {
    // The interface also speaks of cursors, which no query here uses.
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => {
      client.off("error", markBroken);
      client.release(destroy === true || !isUsable || !isKept);
    },
  };
}
