import { describe, expect, test } from "vitest";
import { servicesSchema } from "../../src/site/content/schema/lists.ts";
import { machinerySchema } from "../../src/site/content/schema/machinery.ts";
import { renamesIn, withNewNames } from "./renamed-entries.ts";

const entry = (id: string, title: string) => ({ id, title: { es: title, eu: title } });
const TYPES = [entry("camion", "Camión"), entry("pala", "Pala")];
const renamed = (types: readonly object[]) =>
  renamesIn("machinery.yaml", { types: TYPES }, { types: [...types] } as never).get("machinery.types");

describe("an entry got another name", () => {
  test("if its title is the same, wherever it stands by now", () => {
    expect(renamed([TYPES[1] ?? {}, entry("camion-3", "Camión")])).toEqual(new Map([["camion", "camion-3"]]));
  });

  test("and none did if one was removed and another added, or one only moved", () => {
    expect(renamed([TYPES[0] ?? {}, entry("grua", "Grúa")])).toEqual(new Map());
    expect(renamed(TYPES.toReversed())).toEqual(new Map());
  });

  test("also in the lists of a list", () => {
    const within = (id: string) => ({
      categories: [{ ...entry("una", "Una"), subcategories: [entry(id, "Dentro")] }],
    });
    expect(
      renamesIn("machinery.yaml", within("antes"), within("luego")).get("machinery.subcategories"),
    ).toEqual(new Map([["antes", "luego"]]));
  });
});

describe("what names it", () => {
  const renames = new Map([
    ["machinery.types", new Map([["camion", "camion-3"]])],
    ["machinery.subcategories", new Map([["antes", "luego"]])],
  ]);

  test("follows in the same file, and what is called alike does not", () => {
    const equipment = [
      { id: "camion", type: "camion", brand: "camion" },
      { id: "otra", type: "pala" },
    ];
    expect(withNewNames(machinerySchema, { equipment }, renames)).toEqual({
      equipment: [
        { id: "camion", type: "camion-3", brand: "camion" },
        { id: "otra", type: "pala" },
      ],
    });
  });

  test("follows in another", () => {
    const services = (name: string) => ({ services: [{ id: "antes", machines: [name, "otra"] }] });
    expect(withNewNames(servicesSchema, services("antes"), renames)).toEqual(services("luego"));
  });
});
