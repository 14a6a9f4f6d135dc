/** The server: requests a second beside nginx, memory, time to start. */
import { CONNECTIONS } from "./load-tools.ts";
import { memoryAfter, residentBytes } from "./memory.ts";
import type { Bench } from "./part.ts";
import { serveSite } from "./running-site.ts";
import { measureStart } from "./start-time.ts";
import { count, megabytes, microseconds, milliseconds, ratio, table } from "./table.ts";
import { measureThroughput } from "./throughput.ts";

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
