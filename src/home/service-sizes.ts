/** Which size each card of the services grid has, so that any number of them fills whole lines. */

/** `large` takes two columns and two lines, `broad` two columns, `wide` two of four and one of two. */
export type CardSize = "large" | "broad" | "wide" | "small";

/**
 * The grid has four columns, or two on a tablet, and ends with one small cell that leads to all services. The first
 * card is large; beside it stand two lines of two columns, below it lines of four. As many cards are wide as the last
 * line lacks columns, at most one a line.
 */
export function serviceSizes(count: number): CardSize[] {
  if (count < 3) return Array.from({ length: count }, (_, index) => (index === 0 ? "broad" : "small"));
  if (count === 3) return ["small", "small", "small"];
  const wideCount = (4 - (count % 4)) % 4;
  const lines = [2, 2, ...Array<number>((count + wideCount - 4) / 4).fill(4)];
  // The line beside the large card's upper half is the last to get a wide one.
  const order = [...lines.keys()].map((line) => (line + 1) % lines.length);
  const linesWithWide = new Set(order.slice(0, wideCount));
  const rest = lines.flatMap((columns, line) => cardsOfLine(columns, linesWithWide.has(line), line));
  rest.pop(); // the cell that leads to all services
  return ["large", ...widen(rest, count)];
}

function cardsOfLine(columns: number, hasWide: boolean, line: number): CardSize[] {
  if (!hasWide) return Array<CardSize>(columns).fill("small");
  const small = Array<CardSize>(columns - 2).fill("small");
  return small.toSpliced(line % 2 === 0 ? small.length / 2 : 0, 0, "wide");
}

/** In two columns an odd number of cards leaves a hole, unless one that begins a line takes both. */
function widen(cards: CardSize[], count: number): CardSize[] {
  if (count % 2 === 0) return cards;
  const candidates = [...cards.keys()].filter((index) => cards[index] === "wide" && index % 2 === 0);
  const chosen = candidates[1] ?? candidates[0];
  return cards.map((size, index) => (index === chosen ? "broad" : size));
}
