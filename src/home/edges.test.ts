import { expect, test } from "vitest";
import { edgeAt } from "./edges.ts";

const DEEPER_THAN_ALL = 40;
const edges = Array.from({ length: DEEPER_THAN_ALL }, (_, index) => edgeAt(index));

test("the first layer lies under the sky, every other under an edge, however many there are", () => {
  expect(edges[0]).toBeUndefined();
  expect(edges.slice(1).every(Boolean)).toBe(true);
  expect(edges[2]).not.toBe(edges[1]);
});

test("an edge is one outline within its strip that reaches from side to side and comes back to its corner", () => {
  for (const edge of edges.slice(1)) {
    const corners = edge?.match(/^polygon\((.+)\)$/)?.[1]?.split(",") ?? [];
    const numbers = corners.flatMap((corner) => corner.split(" ").map(Number.parseFloat));
    expect(corners.slice(0, 2)).toEqual(["0 0", "100% 0"]);
    expect(Math.min(...numbers)).toBe(0);
    expect(Math.max(...numbers)).toBe(100);
    expect(corners.filter((corner) => corner === "0 0").length).toBeGreaterThan(1);
  }
});
