/** Reads Chromium's trace: what kept the page's main thread busy longest. */
import { z } from "zod";

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
