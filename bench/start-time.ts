/** From starting the server's process to its first page, beside a process that does nothing. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../tests/parts/free-port.ts";
import { ask } from "../tests/parts/raw-http.ts";
import { startServer } from "../tests/parts/server-process.ts";
import type { Bench } from "./part.ts";
import { median } from "./statistics.ts";
import { endWithProcess } from "./unfinished.ts";

const STARTS = 5;
const ASK_AGAIN_MS = 2;

export interface StartTime {
  /** without compiled code of an earlier start */
  firstMs: number;
  nextMs: number;
  emptyProcessMs: number;
}

export async function measureStart({ folder, quick, progress }: Bench): Promise<StartTime> {
  const times = { server: [] as number[], empty: [] as number[] };
  const starts = quick ? 2 : STARTS;
  for (let start = 1; start <= starts; start++) {
    progress(`start ${start} of ${starts}`);
    times.server.push(await timeToFirstPage(folder));
    times.empty.push(await timeOfEmptyProcess());
  }
  const [firstMs = Number.NaN, ...next] = times.server;
  return { firstMs, nextMs: median(next), emptyProcessMs: median(times.empty) };
}

async function timeToFirstPage(folder: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const { child, ended } = startServer(folder, {
    PORT: String(port),
    DATA_DIR: "start-data",
    LOG_LEVEL: "silent",
  });
  const finished = endWithProcess(() => child.kill());
  while (!(await answersHome(port))) await wait(ASK_AGAIN_MS);
  const time = performance.now() - started;
  child.kill("SIGTERM");
  await ended;
  finished();
  return time;
}

async function answersHome(port: number): Promise<boolean> {
  return ask(port, "/es/").then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function timeOfEmptyProcess(): Promise<number> {
  const started = performance.now();
  await once(spawn(process.execPath, ["--eval", "0"]), "exit");
  return performance.now() - started;
}
