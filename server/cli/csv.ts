/** Comma-separated values that a spreadsheet reads as text and nothing else. */
import { printable } from "./terminal.ts";

/**
 * A spreadsheet runs a cell that begins so as a formula; an apostrophe before it makes it text. A cell may begin
 * anywhere: whoever opens the file chooses the separator, which may be a space.
 */
const FORMULA = /(^|[,;|\s])(?=["']*[=+\-@＝＋－＠]\S)/g;

export function toCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [header, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  return `"${printable(value).replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
}
