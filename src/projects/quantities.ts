/** What can be drawn of a figure such as «50.000 m³»: its amount and its unit, or how many there are. */

const UNITS = ["m³", "m²", "km", "m", "cm"] as const;

export interface Quantity {
  amount: number;
  unit: (typeof UNITS)[number];
}

/** Spanish and Basque write thousands with a point and decimals with a comma. */
const QUANTITY = /(?<amount>\d[\d.]*(?:,\d+)?)\s*(?<unit>m³|m²|km|cm|m)(?![\p{L}\d])/u;

export function quantityIn(text: string): Quantity | null {
  const { amount, unit } = QUANTITY.exec(text)?.groups ?? {};
  const known = UNITS.find((one) => one === unit);
  if (!amount || !known) return null;
  return { amount: Number(amount.replaceAll(".", "").replace(",", ".")), unit: known };
}

/** More would be too small to be counted. */
const MOST_COUNTED = 48;

/** A number alone, such as «23». */
export function countIn(text: string): number | null {
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  return count > 0 && count <= MOST_COUNTED ? count : null;
}

/** The side in metres of the cube or the square that holds as much. */
export function sideOf({ amount, unit }: Quantity): number {
  if (unit === "m³") return Math.cbrt(amount);
  return unit === "m²" ? Math.sqrt(amount) : amount;
}

/** The lines that tell more than the figures do: none whose measure is one of theirs, or that says one in words. */
export function beyondFigures(
  lines: readonly string[],
  figures: readonly { value: string; label: string }[],
): string[] {
  const shown = new Set(figures.flatMap(({ value, label }) => [measureOf(value), `${value} ${label}`]));
  return lines.filter((line) => !shown.has(measureOf(line) ?? line));
}

function measureOf(text: string): string | undefined {
  const quantity = quantityIn(text);
  return quantity ? `${quantity.amount} ${quantity.unit}` : undefined;
}
