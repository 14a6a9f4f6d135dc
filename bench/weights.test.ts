import { expect, it } from "vitest";
import { weightTable } from "./weights.ts";

it("sums a page's loads by kind and counts them", () => {
  const loads = [
    { kind: "Document", bytes: 10_000 },
    { kind: "Image", bytes: 20_000 },
    { kind: "Image", bytes: 5_000 },
    { kind: "Manifest", bytes: 400 },
  ];
  const row = weightTable(new Map([["/es/", loads]]))
    .split("\n")
    .at(-1);
  expect(row).toBe("| /es/ | 10.0 | 0 | 0 | 0 | 25.0 | 0.4 | 35.4 | 4 |");
});
