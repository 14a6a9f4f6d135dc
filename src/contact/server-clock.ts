/**
 * The server judges haste by its own clock. A visitor's clock that runs ahead would make a patient person look hasty,
 * or like somebody from the future, so the time of loading is told by the server's clock where the two disagree.
 */

/** The server names whole seconds, and the answer travels a moment: less than this is no disagreement. */
const TOLERANCE_MS = 2000;

/** What to add to a moment of this machine's clock; `date` is a response's `Date` header, `now` when it came. */
export function clockDifference({ date, now }: { date: string | null; now: number }): number {
  const difference = Date.parse(date ?? "") - now;
  return Math.abs(difference) > TOLERANCE_MS ? difference : 0;
}
