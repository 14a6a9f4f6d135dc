/** How results are told: the kept report, its tables and figures, and what every part is given. */

/* One section for each part, so that a part measured alone renews only its own. */

const PREFACE = `# What it costs, measured

Written by \`npm run bench\`. Bytes and requests are exact. Times come from a shared, noisy machine: compare them only
with the reference beside them, which was measured in the same run, and mind the load named under each title.
`;

/** Puts a section in the place of the one with its title, or at the end. */
export function renewSection(report: string, title: string, text: string): string {
  const sections = report.split(/^(?=## )/m).filter((section) => section.startsWith("## "));
  const own = `## ${title}\n\n${text.trim()}\n`;
  const place = sections.findIndex((section) => section.startsWith(`## ${title}\n`));
  const renewed =
    place < 0 ? [...sections, own] : sections.map((section, index) => (index === place ? own : section));
  return [PREFACE, ...renewed]
    .map((section) => section.trim())
    .join("\n\n")
    .concat("\n");
}

/* Tables in Markdown, and numbers as they stand in them. */

/** The first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const alignment = head.map((_, index) => (index === 0 ? ":--" : "--:"));
  return [head, alignment, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const NOT_MEASURED = "n/a";

function figure(value: number, digits: number, unit: string): string {
  if (!Number.isFinite(value)) return NOT_MEASURED;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${value.toLocaleString("en", options)}${unit}`;
}

export const count = (value: number) => figure(value, 0, "");
export const kilobytes = (bytes: number) => (bytes === 0 ? "0" : figure(bytes / 1000, 1, ""));
export const megabytes = (bytes: number) => figure(bytes / 1_000_000, 0, " MB");
export const microseconds = (value: number) => figure(value, 0, " µs");
export const milliseconds = (value: number) => figure(value, 0, " ms");
export const finely = (value: number) => figure(value, 3, " ms");
export const seconds = (value: number) => figure(value / 1000, 2, " s");
export const shift = (value: number) => figure(value, 3, "");
export const ratio = (value: number, reference: number) => figure(value / reference, 2, " ×");

/* What many measurements come to; not a number when there are none. */

/** The value that this share of the measurements does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = ascending(values);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Of what could be measured: a run that gave no number is left out. */
export function median(values: readonly (number | undefined)[]): number {
  const sorted = ascending(values.filter((value) => value !== undefined));
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? Number.NaN : (lower + upper) / 2;
}

const ascending = (values: readonly number[]) => [...values].sort((one, other) => one - other);

/* What every part of the bench is given. */

export interface Bench {
  /** fewer pages and shorter runs: to try the bench, not to judge the site */
  quick: boolean;
  /** how often a time is measured; medians are told */
  rounds: number;
  /** a temporary folder with the built site in `dist` */
  folder: string;
  /** one line for whoever waits */
  progress(line: string): void;
}

/** Measures and tells the result in Markdown. */
export type Part = (bench: Bench) => Promise<string>;
