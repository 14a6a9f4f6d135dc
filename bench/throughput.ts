/** How many compressed home documents a second and at what cost, beside nginx in the same minutes. */

import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { type Bench, median } from "./report.ts";
import { hasNginx, processorMs, type RunningSite, startNginx } from "./servers.ts";

const HOME = "/es/";

interface Server {
  origin: string;
  processId: number;
}

interface Rate {
  perSecond: number;
  /** processor time of the server for one request */
  microseconds: number;
}

export interface Throughput {
  tool: string;
  site: Rate;
  /** without a figure where nginx is not installed */
  nginx: Rate;
}

export async function measureThroughput(
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

const SECONDS = 5;
export const CONNECTIONS = 32;

export interface LoadTool {
  name: string;
  /** how many requests were answered, and in how many seconds */
  run(url: string): Promise<{ requests: number; seconds: number }>;
}

export function chooseLoadTool(): LoadTool {
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
