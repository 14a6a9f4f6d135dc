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

test("kinds with few machines share a line two by two, sizes of one kind do not", () => {
  const halves = (list: typeof fleet) =>
    groupEquipment(list, categories, 96).flatMap(({ kinds }) =>
      kinds.map(({ title, isHalf }) => [title, isHalf]),
    );
  const [truck] = fleet;
  const sized = truck ? [{ ...truck, picture: "/other.avif 320w" }, ...fleet.slice(1)] : [];
  expect(halves(fleet).slice(0, 2)).toEqual([
    ["Camión de 3 ejes", true],
    ["Góndola", true],
  ]);
  expect(halves(sized).slice(0, 3)).toEqual([
    ["Camión de 3 ejes", false],
    ["Camión de 3 ejes", false],
    ["Góndola", false],
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
