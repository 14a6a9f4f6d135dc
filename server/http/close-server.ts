import type { Server } from "node:http";
import { setImmediate as afterPolling, setTimeout as wait } from "node:timers/promises";

const FINISH_TIMEOUT_MS = 5000;
const CLOSE_IDLE_EVERY_MS = 50;

/**
 * Takes no new connection, lets what is under way finish, and does not wait for those who never will. Closing comes
 * right after the event loop has looked at the network, so that what has already arrived is answered, not reset.
 */
export async function closeServer(server: Server): Promise<void> {
  await afterPolling();
  let open = true;
  const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(() => {
    open = false;
  });
  const deadline = performance.now() + FINISH_TIMEOUT_MS;
  while (open && performance.now() < deadline) {
    await Promise.race([closed, wait(CLOSE_IDLE_EVERY_MS)]);
    await afterPolling();
    // A connection whose last answer promised to stay open becomes idle only after the close began.
    server.closeIdleConnections();
  }
  server.closeAllConnections();
  await closed;
}
