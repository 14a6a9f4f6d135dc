/** The programs that ask for one address as often as they can: wrk, or autocannon where there is none. */
import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";

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
