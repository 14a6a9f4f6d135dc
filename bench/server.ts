/** The server: requests a second beside nginx, memory, time to start. */

import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { DOCUMENTS } from "../tests/addresses.ts";
import { freePort } from "../tests/parts/free-port.ts";
import { ask } from "../tests/parts/raw-http.ts";
import { startServer } from "../tests/parts/server-process.ts";
import { type Bench, count, median, megabytes, microseconds, milliseconds, ratio, table } from "./report.ts";
import {
  endWithProcess,
  hasNginx,
  processorMs,
  type RunningSite,
  residentBytes,
  serveSite,
  startNginx,
} from "./servers.ts";

const HOME = "/es/";
const MANY_REQUESTS = 100_000;
const CONNECTIONS = 32;
/** Of each round. */
const SECONDS = 5;

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

interface StartTime {
  /** without compiled code of an earlier start */
  firstMs: number;
  nextMs: number;
  emptyProcessMs: number;
}

async function measureStart({ folder, quick, progress }: Bench): Promise<StartTime> {
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
  return ask(port, HOME).then(
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
async function memoryAfter(requests: number, { origin, processId }: RunningSite): Promise<number> {
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

/* How many compressed home documents a second and at what cost, beside nginx in the same minutes. */

interface Server {
  origin: string;
  processId: number;
}

interface Rate {
  perSecond: number;
  /** processor time of the server for one request */
  microseconds: number;
}

interface Throughput {
  tool: string;
  site: Rate;
  /** without a figure where nginx is not installed */
  nginx: Rate;
}

async function measureThroughput(
  { folder, rounds, progress }: Bench,
  site: RunningSite,
): Promise<Throughput> {
  const tool = chooseLoadTool();
  await using nginx = hasNginx() ? await startNginx(folder) : undefined;
  if (nginx !== undefined) await mustAnswerAlike(site, nginx);
  const rates = { site: [] as Rate[], nginx: [] as Rate[] };
  for (let round = 1; round <= rounds; round++) {
    progress(`requests a second, round ${round} of ${rounds}`);
    rates.site.push(await rateOf(site, tool));
    if (nginx !== undefined) rates.nginx.push(await rateOf(nginx, tool));
  }
  return { tool: tool.name, site: medianRate(rates.site), nginx: medianRate(rates.nginx) };
}

async function rateOf({ origin, processId }: Server, tool: LoadTool): Promise<Rate> {
  const before = processorMs(processId);
  const { requests, seconds } = await tool.run(`${origin}${HOME}`);
  return {
    perSecond: requests / seconds,
    microseconds: ((processorMs(processId) - before) * 1000) / requests,
  };
}

function medianRate(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    microseconds: median(rates.map(({ microseconds }) => microseconds)),
  };
}

/** Otherwise the race would be between two documents. */
async function mustAnswerAlike(...servers: readonly Server[]): Promise<void> {
  const answers = await Promise.all(
    servers.map(async ({ origin }) => {
      const { headers } = await fetch(`${origin}${HOME}`, { headers: { "accept-encoding": "gzip" } });
      return `${headers.get("content-encoding")} ${headers.get("content-length")}`;
    }),
  );
  if (new Set(answers).size > 1) throw new Error(`The two servers answer differently: ${answers.join(", ")}`);
}

/* The programs that ask for one address as often as they can: wrk, or autocannon where there is none. */

interface LoadTool {
  name: string;
  /** how many requests were answered, and in how many seconds */
  run(url: string): Promise<{ requests: number; seconds: number }>;
}

function chooseLoadTool(): LoadTool {
  return spawnSync("wrk", ["-v"]).error === undefined ? wrk : cannon;
}

const wrk: LoadTool = {
  name: "wrk",
  run: async (url) => {
    const options = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "-H", "Accept-Encoding: gzip", url];
    const { stdout } = await promisify(execFile)("wrk", options);
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk met errors:\n${stdout}`);
    const [, requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? [];
    return { requests: Number(requests), seconds: Number(seconds) };
  },
};

const cannon: LoadTool = {
  name: "autocannon",
  run: async (url) => {
    const headers = { "accept-encoding": "gzip" };
    const options = { url, connections: CONNECTIONS, duration: SECONDS, headers, workers: 1 };
    const { requests, duration, non2xx, errors } = await autocannon(options);
    if (non2xx + errors > 0) throw new Error(`autocannon met ${non2xx + errors} errors`);
    return { requests: requests.total, seconds: duration };
  },
};
