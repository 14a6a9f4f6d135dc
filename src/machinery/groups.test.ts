import { expect, test } from "vitest";
import { sampleCards, sampleCatalogue } from "../../tests/parts/sample-catalogue.ts";
import { makeFleet } from "./equipment.ts";
import { groupEquipment } from "./groups.ts";

const { categories } = sampleCatalogue;
const fleet = makeFleet(sampleCards, sampleCatalogue);
const sizes = (list: typeof fleet, limit: number) =>
  groupEquipment(list, categories, limit).map(({ category, count, kinds }) => [
    category.id,
    count,
    kinds.flatMap(({ machines }) => machines).length,
  ]);

test("machines stand by category, in the catalogue's order", () => {
  expect(sizes(fleet.toReversed(), 96)).toEqual([
    ["vehiculos", 4, 4],
    ["maquinaria", 3, 3],
    ["accesorios", 1, 1],
  ]);
});

test("a category without a match is not there", () => {
  expect(sizes(fleet.slice(-1), 96)).toEqual([["accesorios", 1, 1]]);
});

test("beyond the portion nothing is drawn, but the count tells of it", () => {
  expect(sizes(fleet, 5)).toEqual([
    ["vehiculos", 4, 4],
    ["maquinaria", 3, 1],
  ]);
});

const rows = (list: typeof fleet) =>
  groupEquipment(list, categories, 96).flatMap(({ kinds }) =>
    kinds.map(({ title, isWide }) => [title, isWide]),
  );

test("kinds stand two by two; of an odd number the one with most machines has a row of its own", () => {
  expect(rows(fleet).slice(0, 2)).toEqual([
    ["Camión de 3 ejes", false],
    ["Góndola", false],
  ]);
  const [truck, ...others] = fleet;
  const third = truck ? [truck, ...others.slice(0, 3), { ...truck, title: "Camión de 4 ejes" }] : [];
  const [vehicles] = groupEquipment(third, categories, 96);
  const wide = vehicles?.kinds.find(({ isWide }) => isWide);
  expect(vehicles?.kinds.filter(({ isWide }) => isWide)).toHaveLength(1);
  expect(wide?.machines.length).toBe(
    Math.max(
      ...(vehicles?.kinds ?? []).filter((_, at) => at % 2 === 0).map(({ machines }) => machines.length),
    ),
  );
});

test("two sizes of a kind share a row, and no other kind stands beside one of them", () => {
  const [truck] = fleet;
  const sized = truck ? [{ ...truck, picture: "/other.avif 320w" }, ...fleet] : [];
  expect(rows(sized).slice(0, 3)).toEqual([
    ["Camión de 3 ejes", false],
    ["Camión de 3 ejes", false],
    ["Góndola", true],
  ]);
});

test("machines of one title and one picture stand together; a title stands once over its sizes", () => {
  const [small, ...rest] = fleet;
  const sized = small ? [{ ...small, picture: "/other.avif 320w" }, ...rest] : [];
  const [vehicles] = groupEquipment(sized, categories, 96);
  expect(
    vehicles?.kinds.map(({ title, isNamed, anchor, machines }) => [title, isNamed, anchor, machines.length]),
  ).toEqual([
    ["Camión de 3 ejes", true, "camiones", 1],
    ["Camión de 3 ejes", false, undefined, 1],
    ["Góndola", true, "gondolas", 2],
  ]);
});

test("each of several sizes of a kind tells what its machines weigh, from the lightest on", () => {
  const [first] = fleet;
  if (!first) throw new Error("the sample has machines");
  const weighing = (tonnes: string, picture: string) => ({
    ...first,
    picture,
    specs: ["Marca", "M1", tonnes],
  });
  const sizesOf = (...further: string[]) =>
    groupEquipment(
      [weighing("9 TN de peso", "small"), ...further.map((tonnes) => weighing(tonnes, "large"))],
      categories,
      96,
    ).flatMap(({ kinds }) => kinds.map(({ size }) => size));
  expect(sizesOf("30 TN de peso", "9,5 TN de peso", "35 TN de peso")).toEqual([
    "9 TN de peso",
    "9,5–35 TN de peso",
  ]);
  expect(sizesOf("30 TN de peso", "30 TN de peso")).toEqual(["9 TN de peso", "30 TN de peso"]);
  expect(sizesOf("30 TN de peso", "30 TN de carga")).toEqual(["9 TN de peso", undefined]);
  expect(sizesOf()).toEqual([undefined]);
});

test("machines of a size stand from the lightest to the heaviest, equal ones as the owner has them", () => {
  const [first] = fleet;
  if (!first) throw new Error("the sample has machines");
  const machine = (model: string, tonnes?: string) => ({
    ...first,
    specs: ["Marca", model, ...(tonnes ? [tonnes] : [])],
  });
  const modelsOf = (...list: (typeof first)[]) =>
    groupEquipment(list, categories, 96).flatMap(({ kinds }) =>
      kinds.flatMap(({ machines }) => machines.map(({ specs: [, model] }) => model)),
    );
  const list = [
    machine("A", "30 TN de peso"),
    machine("B", "37 TN de peso"),
    machine("C", "9,5 TN de peso"),
    machine("D", "30 TN de peso"),
    machine("E"),
  ];
  expect(modelsOf(...list)).toEqual(["E", "C", "A", "D", "B"]);
});
