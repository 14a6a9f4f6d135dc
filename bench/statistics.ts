/** What many measurements come to; not a number when there are none. */

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
