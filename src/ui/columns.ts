/** How many columns a wide screen gives to a list of cards, so that its last line is full or nearly so. */
export function wideColumns(count: number): string {
  if (count <= 4) return CLASSES[count] ?? "";
  return (count % 3 === 0 || count % 4 === 1 ? CLASSES[3] : CLASSES[4]) ?? "";
}

/** Whole names: the stylesheet holds only classes that it finds in the source. */
const CLASSES: Readonly<Record<number, string>> = {
  1: "",
  2: "lg:grid-cols-2",
  3: "lg:grid-cols-3",
  4: "lg:grid-cols-4",
};
