/** nginx as a reference: one worker, the same files, compressed beforehand. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../tests/parts/free-port.ts";
import { ask } from "../tests/parts/raw-http.ts";
import { endWithProcess } from "./unfinished.ts";

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
