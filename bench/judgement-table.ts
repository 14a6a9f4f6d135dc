/** Lighthouse's rounds as one row a page, beside the bare document. */
import { type Audit, THROTTLING, type Throttling } from "./lighthouse.ts";
import { median } from "./statistics.ts";
import { count, milliseconds, ratio, seconds, shift, table } from "./table.ts";

/** The row that the others are compared with. */
export const REFERENCE = "a bare document";

export function judgementTable(audits: ReadonlyMap<string, readonly Audit[]>): string {
  const reference = audits.get(REFERENCE) ?? [];
  const head = ["page", "performance", "LCP", "TBT", "CLS", "accessibility", "best practices", "SEO"];
  const rows = [...audits].map(([name, runs]) => [
    name,
    inBothModes((throttling) => performance(ofMode(runs, throttling))),
    inBothModes((throttling) => largestPaint(ofMode(runs, throttling), ofMode(reference, throttling))),
    inBothModes((throttling) =>
      milliseconds(median(ofMode(runs, throttling).map(({ blockingMs }) => blockingMs))),
    ),
    inBothModes((throttling) =>
      shift(median(ofMode(runs, throttling).map(({ layoutShift }) => layoutShift))),
    ),
    ...(["accessibility", "best-practices", "seo"] as const).map((category) =>
      count(median(runs.map(({ scores }) => scores[category]))),
    ),
  ]);
  return [table(head, rows), ...complaints(audits)].join("\n\n");
}

const inBothModes = (tell: (throttling: Throttling) => string) => THROTTLING.map(tell).join(" / ");

const ofMode = (runs: readonly Audit[], wanted: Throttling) =>
  runs.filter(({ throttling }) => throttling === wanted);

function performance(runs: readonly Audit[]): string {
  const scores = runs.map(({ scores }) => scores.performance);
  const missing = scores.filter((score) => score === undefined).length;
  return count(median(scores)) + (missing > 0 ? ` (${missing} void)` : "");
}

function largestPaint(runs: readonly Audit[], reference: readonly Audit[]): string {
  const own = median(runs.map(({ largestPaintMs }) => largestPaintMs));
  return `${seconds(own)} (${ratio(own, median(reference.map(({ largestPaintMs }) => largestPaintMs)))})`;
}

/** Of the pages; what a bare document lacks is not news. */
function complaints(audits: ReadonlyMap<string, readonly Audit[]>): string[] {
  const lines = [...audits].flatMap(([name, runs]) => {
    const distinct = [...new Set(runs.flatMap((run) => run.complaints))];
    return name === REFERENCE || distinct.length === 0 ? [] : [`- ${name}: ${distinct.join(", ")}`];
  });
  return lines.length === 0 ? [] : [`Found fault with:\n\n${lines.join("\n")}`];
}
