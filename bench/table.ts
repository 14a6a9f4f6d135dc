/** Tables in Markdown, and numbers as they stand in them. */

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
