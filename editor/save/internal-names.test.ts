import { expect, test } from "vitest";
import { withInternalNames } from "./internal-names.ts";

test("machines without an internal name get one that is free", () => {
  const machines = [{ id: "dumper-01", type: "dumper" }, { id: "", type: "dumper" }, { type: "dumper" }];
  expect(withInternalNames("machinery.yaml", { equipment: machines })).toEqual({
    equipment: [
      { id: "dumper-01", type: "dumper" },
      { id: "dumper-02", type: "dumper" },
      { id: "dumper-03", type: "dumper" },
    ],
  });
});

test("other files are left alone", () => {
  expect(withInternalNames("home.yaml", { equipment: [{ type: "a" }] })).toEqual({
    equipment: [{ type: "a" }],
  });
});
