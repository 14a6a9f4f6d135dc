/** Processor time that a process has used so far: unlike the clock, it does not count what other programs took. */
import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/** Not a number where there is no `/proc` to read it from. */
export function processorMs(processId: number): number {
  try {
    return usedMs(readFileSync(`/proc/${processId}/stat`, "utf8"));
  } catch {
    return Number.NaN;
  }
}

/** The process's name stands in brackets and may hold anything, so counting begins behind it. */
export function usedMs(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user, system] = fields.slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}
