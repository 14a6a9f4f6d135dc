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
  args: z.object({ name: z.string().optional() }).default({}),
});
const traceSchema = z.object({ traceEvents: z.array(eventSchema) });
type TraceEvent = z.infer<typeof eventSchema>;

export interface LongestTask {
  busyMs: number;
  passedMs: number;
  chiefWork: string;
}

export function longestTask(trace: Buffer): LongestTask {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString("utf8")));
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(threadOf),
  );
  const events = traceEvents.filter((event) => mainThreads.has(threadOf(event)));
  const [longest] = events.filter(({ name }) => name === TASK).sort((one, other) => other.tdur - one.tdur);
  if (longest === undefined) return { busyMs: Number.NaN, passedMs: Number.NaN, chiefWork: "" };
  const [chief] = events
    .filter((event) => WORK.includes(event.name) && threadOf(event) === threadOf(longest))
    .filter(({ ts, dur }) => ts >= longest.ts && ts + dur <= longest.ts + longest.dur)
    .sort((one, other) => other.tdur - one.tdur);
  return { busyMs: longest.tdur / 1000, passedMs: longest.dur / 1000, chiefWork: chief?.name ?? "other" };
}
