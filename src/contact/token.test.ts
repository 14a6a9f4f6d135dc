import { expect, it } from "vitest";
import type { TokenState } from "../api/csrf-token.ts";
import { settledToken } from "./token.ts";

const AVAILABLE: TokenState = { state: "available", token: "t0k3n" };

/** Loads for that many waits, then stands as given. */
function loadingFor(waits: number, then: TokenState) {
  const slept: number[] = [];
  const state = (): TokenState => (slept.length < waits ? { state: "loading" } : then);
  const sleep = async (milliseconds: number) => {
    slept.push(milliseconds);
  };
  return { slept, settle: () => settledToken(state, sleep) };
}

it("does not wait for a token that is there", async () => {
  const { slept, settle } = loadingFor(0, AVAILABLE);
  expect(await settle()).toEqual(AVAILABLE);
  expect(slept).toEqual([]);
});

it("does not wait for a token that has failed", async () => {
  const { slept, settle } = loadingFor(0, { state: "failed" });
  expect(await settle()).toEqual({ state: "failed" });
  expect(slept).toEqual([]);
});

it("waits up to 30 times 100 ms for one that is loading", async () => {
  const { slept, settle } = loadingFor(30, AVAILABLE);
  expect(await settle()).toEqual(AVAILABLE);
  expect(slept).toEqual(Array(30).fill(100));
});

it("gives up after that", async () => {
  const { slept, settle } = loadingFor(31, AVAILABLE);
  expect(await settle()).toEqual({ state: "loading" });
  expect(slept).toHaveLength(30);
});
