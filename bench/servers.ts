/** The servers that are measured and those they are compared with, and what their processes use. */

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../tests/parts/free-port.ts";
import { ask } from "../tests/parts/raw-http.ts";
import { saidBy } from "../tests/parts/said-by.ts";
import { startServer } from "../tests/parts/server-process.ts";

/** What must be ended when the bench is stopped halfway, since it would otherwise run on. */
const endings = new Set<() => void>();

process.on("exit", () => {
  for (const end of endings) end();
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** Ends it with the process, unless the answer is called before. */
export function endWithProcess(end: () => void): () => void {
  endings.add(end);
  return () => void endings.delete(end);
}

/* The built site on the real server, with data of its own. */

export interface RunningSite extends AsyncDisposable {
  origin: string;
  port: number;
  processId: number;
  dataDir: string;
}

export async function serveSite(
  folder: string,
  environment: Record<string, string> = {},
  { readLog = true } = {},
): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(folder, "data-"));
  const { child, ended, ready } = startServer(folder, {
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    ...environment,
  });
  if (!readLog) child.stderr?.removeAllListeners("data").pause();
  const finished = endWithProcess(() => child.kill());
  const port = await ready();
  return {
    origin: `http://localhost:${port}`,
    port,
    processId: child.pid ?? 0,
    dataDir,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGTERM");
      await ended;
      finished();
    },
  };
}

/* The reference that every time is measured beside: a document with nothing in it, a post that is not stored. */

export async function serveBareSite(): Promise<{ origin: string } & AsyncDisposable> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts")]);
  const finished = endWithProcess(() => child.kill());
  const port = await saidBy(child);
  return {
    origin: `http://localhost:${port}`,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      finished();
    },
  };
}

/* nginx as a reference: one worker, the same files, compressed beforehand. */

export const hasNginx = () => spawnSync("nginx", ["-v"]).status === 0;

const TEMPORARY_PATHS = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** One process without a master: it runs as whoever runs the bench, and all its work is counted in one place. */
function configuration(folder: string, ownFolder: string, port: number): string {
  return `daemon off;
master_process off;
pid ${ownFolder}/pid;
error_log ${ownFolder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  types { text/html html; }
  charset utf-8;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  ${TEMPORARY_PATHS.map((name) => `${name}_temp_path ${ownFolder}/${name};`).join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    root ${join(folder, "dist")};
  }
}
`;
}

export interface Nginx extends AsyncDisposable {
  origin: string;
  processId: number;
}

export async function startNginx(folder: string): Promise<Nginx> {
  const ownFolder = await mkdtemp(join(folder, "nginx-"));
  const port = await freePort();
  const configurationFile = join(ownFolder, "nginx.conf");
  await writeFile(configurationFile, configuration(folder, ownFolder, port));
  const child = spawn("nginx", ["-c", configurationFile], { stdio: "ignore" });
  const finished = endWithProcess(() => child.kill());
  const ended = once(child, "exit");
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start with ${configurationFile}`);
    await wait(20);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    processId: child.pid ?? 0,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGQUIT");
      await ended;
      finished();
    },
  };
}

async function answers(port: number): Promise<boolean> {
  return ask(port, "/robots.txt").then(
    () => true,
    () => false,
  );
}

/* Processor time that a process has used so far: unlike the clock, it does not count what other programs took. */

/** Linux counts in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/** Not a number where there is no `/proc` to read it from. */
export function processorMs(processId: number): number {
  try {
    return usedMs(readFileSync(`/proc/${processId}/stat`, "utf8"));
  } catch {
    return Number.NaN;
  }
}

/** The process's name stands in brackets and may hold anything, so counting begins behind it. */
export function usedMs(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user, system] = fields.slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

/** From the kernel where it tells (a small Linux has no `ps`), else from `ps`. */
export function residentBytes(processId: number): number {
  const status = `/proc/${processId}/status`;
  const kilobytes = existsSync(status)
    ? readFileSync(status, "utf8").match(/^VmRSS:\s+(\d+)/m)?.[1]
    : execFileSync("ps", ["-o", "rss=", "-p", String(processId)], { encoding: "utf8" });
  return Number(kilobytes) * 1024;
}
