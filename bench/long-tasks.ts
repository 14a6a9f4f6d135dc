/** The longest that the browser is busy with one task while a page loads and is scrolled, its CPU slowed four times. */
import type { Browser } from "@playwright/test";
import { z } from "zod";
import { launchChromium, PHONE } from "./chromium.ts";
import { type Bench, median, milliseconds, ratio, table } from "./report.ts";
import { serveBareSite, serveSite } from "./servers.ts";

const SLOWDOWN = 4;
const SETTLED_MS = 3_500;
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"];
const REFERENCE = "a bare document";

export async function measureLongTasks({ rounds, folder, progress }: Bench): Promise<string> {
  await using site = await serveSite(folder);
  await using bare = await serveBareSite();
  const urls = new Map([
    [REFERENCE, `${bare.origin}/`],
    ["/es/", `${site.origin}/es/`],
    ["/es/maquinaria", `${site.origin}/es/maquinaria`],
  ]);
  const browser = await launchChromium();
  const found = new Map([...urls.keys()].map((name) => [name, [] as ReturnType<typeof longestTask>[]]));
  for (let round = 1; round <= rounds; round++) {
    for (const [name, url] of urls) {
      progress(`trace, round ${round} of ${rounds}: ${name}`);
      const task = longestTask(await trace(browser, url), url);
      if (!Number.isNaN(task.busyMs)) found.get(name)?.push(task); // a trace may lack its beginning
    }
  }
  await browser.close();
  const referenceMs = median((found.get(REFERENCE) ?? []).map(({ busyMs }) => busyMs));
  const rows = [...found].map(([name, tasks]) => {
    const busyMs = median(tasks.map((task) => task.busyMs));
    const passedMs = median(tasks.map((task) => task.passedMs));
    const work = [...new Set(tasks.map((task) => task.chiefWork))].join(", ");
    return [name, milliseconds(busyMs), ratio(busyMs, referenceMs), milliseconds(passedMs), work];
  });
  return `Medians of ${rounds}. Processor time leaves out what other programs took from the browser meanwhile.

${table(["longest task", "processor time", "beside the bare document", "by the clock", "chiefly"], rows)}`;
}

async function trace(browser: Browser, url: string): Promise<Buffer> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "smooth" }));
  await page.waitForTimeout(SETTLED_MS);
  const recorded = await browser.stopTracing();
  await context.close();
  return recorded;
}

/* Reads Chromium's trace: what kept the page's main thread busy longest. */

const TASK = "RunTask";
/** What a task may be busy with, in Chromium's words. */
const WORK = [
  "ParseHTML",
  "EvaluateScript",
  "v8.compile",
  "FunctionCall",
  "UpdateLayoutTree",
  "Layout",
  "PrePaint",
  "Paint",
  "Layerize",
  "Commit",
];

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** microseconds */
  ts: z.number().default(0),
  dur: z.number().default(0),
  /** processor time of the thread */
  tdur: z.number().default(0),
  args: z.object({ data: z.object({ url: z.string().optional() }).optional() }).default({}),
});
const traceSchema = z.object({ traceEvents: z.array(eventSchema) });

export interface LongestTask {
  busyMs: number;
  passedMs: number;
  chiefWork: string;
}

/** Of the thread that loaded that address: the browser has pages of its own beside it. */
export function longestTask(trace: Buffer, url: string): LongestTask {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString("utf8")));
  const load = traceEvents.find(({ name, args }) => name === "CommitLoad" && args.data?.url === url);
  const events = traceEvents.filter(({ pid, tid }) => pid === load?.pid && tid === load.tid);
  const [longest] = events.filter(({ name }) => name === TASK).sort((one, other) => other.tdur - one.tdur);
  if (longest === undefined) return { busyMs: Number.NaN, passedMs: Number.NaN, chiefWork: "" };
  const [chief] = events
    .filter(({ name }) => WORK.includes(name))
    .filter(({ ts, dur }) => ts >= longest.ts && ts + dur <= longest.ts + longest.dur)
    .sort((one, other) => other.tdur - one.tdur);
  return { busyMs: longest.tdur / 1000, passedMs: longest.dur / 1000, chiefWork: chief?.name ?? "other" };
}
