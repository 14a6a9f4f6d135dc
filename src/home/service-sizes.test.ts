import { describe, expect, test } from "vitest";
import { type CardSize, serviceSizes } from "./service-sizes.ts";

type Span = { columns: number; lines: number };
const IN_FOUR: Record<CardSize, Span> = {
  large: { columns: 2, lines: 2 },
  broad: { columns: 2, lines: 1 },
  wide: { columns: 2, lines: 1 },
  small: { columns: 1, lines: 1 },
};
const IN_TWO: Record<CardSize, Span> = {
  large: { columns: 2, lines: 1 },
  broad: { columns: 2, lines: 1 },
  wide: { columns: 1, lines: 1 },
  small: { columns: 1, lines: 1 },
};

/** Empty cells once a browser has placed the cards and the last cell one after the other. */
function holes(count: number, columns: number, spans: Record<CardSize, Span>): number {
  const taken = new Set<string>();
  let [line, column] = [0, 0];
  const cells = (span: Span) =>
    Array.from({ length: span.columns * span.lines }, (_, cell) => [
      line + Math.floor(cell / span.columns),
      column + (cell % span.columns),
    ]);
  for (const size of [...serviceSizes(count), "small" as const]) {
    const span = spans[size];
    while (column + span.columns > columns || cells(span).some((cell) => taken.has(cell.join()))) {
      column += 1;
      if (column + span.columns > columns) [line, column] = [line + 1, 0];
    }
    for (const cell of cells(span)) taken.add(cell.join());
  }
  const lines = Math.max(...[...taken].map((cell) => Number(cell.split(",")[0]))) + 1;
  return lines * columns - taken.size;
}

describe.each(Array.from({ length: 23 }, (_, index) => index + 2))("%i services", (count) => {
  test("have a card each", () => expect(serviceSizes(count)).toHaveLength(count));
  test("fill four columns", () => expect(holes(count, 4, IN_FOUR)).toBe(0));
  test("fill two columns", () => expect(holes(count, 2, IN_TWO)).toBe(0));
});

test("a single service has a card too", () => {
  expect(serviceSizes(1)).toEqual(["broad"]);
});
