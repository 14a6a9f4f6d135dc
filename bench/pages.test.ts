import { expect, it } from "vitest";
import { budgetLines, weightTable } from "./pages.ts";

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

it("names each budget that a page exceeds", () => {
  const light = [{ kind: "Document", bytes: 20_000 }];
  const heavy = [...light, { kind: "Script", bytes: 7_000 }, { kind: "Image", bytes: 100_000 }];
  expect(budgetLines(new Map([["/es/", light]]))).toBe("No page is over its budget.");
  expect(budgetLines(new Map([["/es/", heavy]]))).toBe(
    "Over budget:\n\n- /es/: script 7.0 kB of 6.0\n- /es/: total 127.0 kB of 120.0",
  );
});
