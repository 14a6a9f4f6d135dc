import { expect, test } from "vitest";
import { edgeAt } from "./edges.ts";

const DEEPER_THAN_ALL = 40;
const edges = Array.from({ length: DEEPER_THAN_ALL }, (_, index) => edgeAt(index)?.edge);
const finds = Array.from({ length: DEEPER_THAN_ALL }, (_, index) => edgeAt(index)?.finds);
const cornersOf = (polygon = "") => polygon.match(/^polygon\((.+)\)$/)?.[1]?.split(",") ?? [];
const numbersIn = (polygon = "") =>
  cornersOf(polygon).flatMap((corner) => corner.split(" ").map(Number.parseFloat));

test("the first layer lies under the sky, every other under an edge, however many there are", () => {
  expect(edges[0]).toBeUndefined();
  expect(edges.slice(1).every(Boolean)).toBe(true);
});

test("no edge is drawn twice, nor what lies under it, before rock goes on for ever", () => {
  for (const drawn of [edges, finds]) {
    const bedrock = drawn.indexOf(drawn.at(-1));
    expect(new Set(drawn.slice(0, bedrock + 1)).size).toBe(bedrock + 1);
    expect(new Set(drawn.slice(bedrock)).size).toBe(1);
  }
});

test("an edge is one outline within its strip that reaches from side to side", () => {
  for (const edge of edges.slice(1)) {
    expect(cornersOf(edge).slice(0, 2)).toEqual(["0 0", "100% 0"]);
    expect(Math.min(...numbersIn(edge))).toBe(0);
    expect(Math.max(...numbersIn(edge))).toBe(100);
  }
});

test("what lies in the ground is whole within the strip, and comes back to the corner after each find", () => {
  for (const find of finds.slice(1)) {
    expect(Math.min(...numbersIn(find))).toBe(0);
    expect(Math.max(...numbersIn(find))).toBeLessThanOrEqual(100);
    expect(cornersOf(find).filter((corner) => corner === "0 0").length).toBeGreaterThan(1);
  }
});
