import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

const FINISH_PATIENCE_MS = 5000;
const CLOSE_IDLE_EVERY_MS = 50;

/** Takes no new connection, lets what is under way finish, and does not wait for those who never will. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose last answer promised to stay open becomes idle only after the close began.
  const sweep = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const patience = new AbortController();
  await Promise.race([
    closed,
    wait(FINISH_PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => {}),
  ]);
  patience.abort();
  clearInterval(sweep);
  server.closeAllConnections();
  await closed;
}
