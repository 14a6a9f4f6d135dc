import { expect, it } from "vitest";
import { longestTask } from "./long-tasks.ts";

const URL = "http://localhost:3000/es/";
const page = { pid: 1, tid: 2 };
const elsewhere = { pid: 1, tid: 3 };

function traceOf(...events: object[]): Buffer {
  return Buffer.from(JSON.stringify({ traceEvents: events }));
}

it("names the page's longest task by processor time and what it was chiefly busy with", () => {
  const trace = traceOf(
    { ...elsewhere, name: "CommitLoad", args: { data: { url: "chrome://new-tab/" } } },
    { ...page, name: "CommitLoad", args: { data: { url: URL } } },
    { ...elsewhere, name: "RunTask", ts: 0, dur: 900_000, tdur: 900_000 },
    { ...page, name: "RunTask", ts: 0, dur: 80_000, tdur: 10_000 },
    { ...page, name: "RunTask", ts: 100_000, dur: 40_000, tdur: 30_000 },
    { ...page, name: "Paint", ts: 101_000, dur: 2_000, tdur: 2_000 },
    { ...page, name: "Layout", ts: 104_000, dur: 20_000, tdur: 19_000 },
    { ...page, name: "ParseHTML", ts: 0, dur: 70_000, tdur: 25_000 },
  );
  expect(longestTask(trace, URL)).toEqual({ busyMs: 30, passedMs: 40, chiefWork: "Layout" });
});

it("has no figure when the page did nothing", () => {
  expect(longestTask(traceOf(), URL).busyMs).toBeNaN();
});
