/** How many compressed home documents a second and at what cost, beside nginx in the same minutes. */
import { chooseLoadTool, type LoadTool } from "./load-tools.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import type { Bench } from "./part.ts";
import { processorMs } from "./processor-time.ts";
import type { RunningSite } from "./running-site.ts";
import { median } from "./statistics.ts";

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
