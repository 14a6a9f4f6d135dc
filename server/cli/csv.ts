/** A table that a Spanish spreadsheet opens with a double click, and reads as text and nothing else. */
import { printable } from "./terminal.ts";

/**
 * A spreadsheet runs a cell that begins so as a formula; an apostrophe before it makes it text. A cell may begin
 * anywhere: whoever opens the file chooses the separator, which may be a space.
 */
const FORMULA = /(^|[,;|\s])(?=["']*[=+\-@＝＋－＠]\S)/g;

/** By which Excel knows that it is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

export function toCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [header, ...rows].map((row) => `${row.map(cell).join(";")}\r\n`);
  return BYTE_ORDER_MARK + lines.join("");
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  return `"${printable(value).replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
}
