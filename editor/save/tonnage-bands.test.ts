import { describe, expect, test } from "vitest";
import { inTheirBands } from "./tonnage-bands.ts";

const title = { es: "un tramo", eu: "tarte bat" };
const band = (id: string, below?: number) => ({ id, ...(below && { below }), title });
const BANDS = [band("0-5", 5), band("5-15", 15), band("15+")];
const machine = (tonnage: string | undefined, capacity?: number) => ({
  id: "una",
  ...(capacity && { capacity }),
  ...(tonnage && { tonnage }),
});

/** The bands of these machines after a save in which the bands became others. */
function saved(bands: typeof BANDS, ...equipment: ReturnType<typeof machine>[]) {
  const file = inTheirBands({ bands: BANDS, equipment }, { bands, equipment });
  return (file as { equipment: { tonnage?: string }[] }).equipment.map(({ tonnage }) => tonnage);
}

describe("the machines of a tonnage band", () => {
  test("go along when it gets another name", () => {
    const bands = [band("hasta-5", 5), ...BANDS.slice(1)];
    expect(saved(bands, machine("0-5", 3), machine("0-5"), machine("5-15", 9))).toEqual([
      "hasta-5",
      "hasta-5",
      "5-15",
    ]);
  });

  test("go to the part of their tonnes when it is divided, wherever the new part stands", () => {
    const bands = [band("0-2", 2), ...BANDS.slice(1), band("2-5", 5)];
    expect(saved(bands, machine("0-5", 1.8), machine("0-5", 2), machine("0-5"))).toEqual([
      "0-2",
      "2-5",
      "0-2",
    ]);
  });

  test("go to its neighbour when it is removed, and have none when there is none", () => {
    expect(saved([band("0-15", 15), band("15+")], machine("5-15", 9), machine("5-15"))).toEqual([
      "0-15",
      "0-15",
    ]);
    expect(saved([], machine("5-15", 9))).toEqual([undefined]);
  });

  test("go to another when its limits move", () => {
    const bands = [band("0-5", 5), band("5-15", 10), band("15+")];
    expect(saved(bands, machine("5-15", 12), machine("5-15", 9))).toEqual(["15+", "5-15"]);
  });

  test("are found by their tonnes where another window gave the band another name", () => {
    expect(saved(BANDS, machine("otro", 9))).toEqual(["5-15"]);
  });

  test("stay where the owner put them while the bands are as they were", () => {
    expect(saved(BANDS, machine("0-5", 9), machine(undefined, 9), machine("otro"))).toEqual([
      "0-5",
      undefined,
      "otro",
    ]);
  });

  test("have none when they had none", () => {
    expect(saved([band("todo")], machine(undefined, 14))).toEqual([undefined]);
  });
});

describe("a new machine for which no band was chosen", () => {
  type Added = {
    id: string;
    type: string;
    capacity?: number;
  };
  const digger = { id: "retro-01", type: "retro", capacity: 22, tonnage: "15+" };
  const lorry = { id: "camion-01", type: "camion", capacity: 14 };
  const added = (machine: Added, ...others: Added[]) => {
    const before = { bands: BANDS, equipment: [digger, lorry, ...others] };
    const after = { bands: BANDS, equipment: [...before.equipment, machine] };
    return (inTheirBands(before, after) as { equipment: object[] }).equipment.at(-1);
  };

  test("goes to that of its tonnes where the others of its type have one", () => {
    const machine = { id: "retro-02", type: "retro", capacity: 13.5 };
    expect(added(machine)).toEqual({ ...machine, tonnage: "5-15" });
  });

  test("has none where its type has none, where one of its type has none, and without tonnes", () => {
    for (const machine of [
      { id: "camion-02", type: "camion", capacity: 14 },
      { id: "grua-01", type: "grua", capacity: 14 },
      { id: "retro-02", type: "retro" },
    ])
      expect(added(machine)).toEqual(machine);
    const machine = { id: "retro-03", type: "retro", capacity: 13.5 };
    expect(added(machine, { id: "retro-02", type: "retro", capacity: 9 })).toEqual(machine);
  });
});

describe("a machine whose tonnes are corrected", () => {
  const corrected = (before: object, after: object) => {
    const file = (one: object) => ({ bands: BANDS, equipment: [{ id: "retro-01", ...one }] });
    return (inTheirBands(file(before), file(after)) as { equipment: object[] }).equipment[0];
  };

  test("goes to the band of its tonnes", () => {
    const before = { capacity: 14, tonnage: "5-15" };
    expect(corrected(before, { capacity: 26, tonnage: "5-15" })).toMatchObject({ tonnage: "15+" });
  });

  test("stays where the owner puts it, or where it has no tonnes or no band", () => {
    const before = { capacity: 14, tonnage: "5-15" };
    expect(corrected(before, { capacity: 26, tonnage: "0-5" })).toMatchObject({ tonnage: "0-5" });
    expect(corrected(before, { tonnage: "5-15" })).toMatchObject({ tonnage: "5-15" });
    expect(corrected({ capacity: 14 }, { capacity: 26 })).not.toHaveProperty("tonnage");
  });
});

test("a machine's fields stay in their order", () => {
  const file = inTheirBands(
    { bands: BANDS, equipment: [] },
    { bands: BANDS, equipment: [machine("0-5", 3)] },
  );
  expect(JSON.stringify(file)).toContain('{"id":"una","capacity":3,"tonnage":"0-5"}');
});

test("the bands stand from the lightest to the heaviest", () => {
  const before = { bands: BANDS, equipment: [] };
  const file = inTheirBands(before, { ...before, bands: [...BANDS.slice(1), band("0-5", 5)] });
  expect(file).toEqual(before);
});
