import { describe, expect, it } from "vitest";
import { shareOfSamples } from "./draw-picture.ts";

describe("shareOfSamples", () => {
  it("reads how far Blender has come", () => {
    expect(shareOfSamples("Fra:1 Mem:120M | Time:00:12.34 | Scene, View Layer | Sample 12/48")).toBe(0.25);
  });

  it("knows nothing from other lines", () => {
    expect(shareOfSamples("Fra:1 Mem:120M | Synchronizing object | terrain")).toBeUndefined();
  });
});
