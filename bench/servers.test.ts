import { expect, it } from "vitest";
import { processorMs, usedMs } from "./servers.ts";

it("adds the user's and the system's time, whatever the process is called", () => {
  expect(usedMs("42 (a) b) R 1 2 3 4 5 6 7 8 9 10 150 25 0 0 20 0")).toBe(1750);
});

it("has no figure for a process that is not there", () => {
  expect(processorMs(0)).toBeNaN();
});
