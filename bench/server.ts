/** The server: requests a second beside nginx, memory, time to start. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { DOCUMENTS } from "../tests/addresses.ts";
import { freePort } from "../tests/parts/free-port.ts";
import { ask } from "../tests/parts/raw-http.ts";
import { startServer } from "../tests/parts/server-process.ts";
import { type Bench, count, median, megabytes, microseconds, milliseconds, ratio, table } from "./report.ts";
import { endWithProcess, type RunningSite, residentBytes, serveSite } from "./servers.ts";
import { CONNECTIONS, measureThroughput } from "./throughput.ts";

const MANY_REQUESTS = 100_000;

export async function measureServer(bench: Bench): Promise<string> {
  const start = await measureStart(bench);
  await using site = await serveSite(bench.folder);
  const before = residentBytes(site.processId);
  const requests = bench.quick ? MANY_REQUESTS / 10 : MANY_REQUESTS;
  bench.progress(`memory after ${count(requests)} requests`);
  const after = await memoryAfter(requests, site);
  const throughput = await measureThroughput(bench, site);
  const { tool, site: own, nginx } = throughput;
  const row = (name: string, show: (value: number) => string, value: number, reference: number) => [
    name,
    show(value),
    show(reference),
    ratio(value, reference),
  ];
  return `References: for the home document nginx with \`gzip_static\`, one process, asked by turns by ${tool} with
${CONNECTIONS} connections; for memory the server before the requests; for the start a Node process that does nothing.

${table(
  ["", "the site", "reference", "ratio"],
  [
    row("home documents a second, gzip", count, own.perSecond, nginx.perSecond),
    row("processor time for one of them", microseconds, own.microseconds, nginx.microseconds),
    row(`memory after ${count(requests)} requests`, megabytes, after, before),
    row("start to first page", milliseconds, start.nextMs, start.emptyProcessMs),
    row("the very first start", milliseconds, start.firstMs, start.emptyProcessMs),
  ],
)}`;
}

/* From starting the server's process to its first page, beside a process that does nothing. */

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

/* What the server holds after many requests. */

/** Bytes in memory after that many requests, spread over every page. */
export async function memoryAfter(requests: number, { origin, processId }: RunningSite): Promise<number> {
  const { non2xx, errors } = await autocannon({
    url: origin,
    amount: requests,
    connections: CONNECTIONS,
    headers: { "accept-encoding": "br" },
    requests: DOCUMENTS.map(({ address }) => ({ path: address })),
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${requests} requests failed`);
  return residentBytes(processId);
}
