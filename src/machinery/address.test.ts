import { describe, expect, test } from "vitest";
import { sampleCatalogue } from "../../tests/parts/sample-catalogue.ts";
import { addressOfFilters, filtersFromAddress } from "./address.ts";
import { type Filters, NO_FILTERS } from "./filters.ts";

const read = (query: string) => filtersFromAddress(new URLSearchParams(query), sampleCatalogue);
const write = (filters: Partial<Filters>, present = "") =>
  addressOfFilters({ ...NO_FILTERS, ...filters }, new URLSearchParams(present));

describe("reading the address", () => {
  test.each(["vehiculos", "maquinaria", "accesorios"])(
    "?categoria=%s preselects it and resets the rest",
    (category) => {
      expect(read(`?categoria=${category}`)).toEqual({ ...NO_FILTERS, category });
    },
  );

  test.each(["", "?categoria=", "?categoria=barcos", "?categoria=Vehiculos", "?categoria=all"])(
    "%j means all",
    (query) => {
      expect(read(query)).toEqual(NO_FILTERS);
    },
  );

  test("all four filters are read", () => {
    expect(read("?categoria=maquinaria&subcategoria=retroOrugas&tonelaje=25%2B&buscar=volvo+ec")).toEqual({
      category: "maquinaria",
      subcategory: "retroOrugas",
      tonnage: "25+",
      search: "volvo ec",
    });
  });

  test("a plus written by hand is still a plus", () => {
    expect(read("?tonelaje=25+").tonnage).toBe("25+");
  });

  test("unknown values, and a subcategory of another category, are ignored", () => {
    expect(read("?subcategoria=barcos&tonelaje=9")).toEqual(NO_FILTERS);
    expect(read("?categoria=vehiculos&subcategoria=retroOrugas").subcategory).toBe("all");
  });

  test("a tonnage that cannot apply is ignored", () => {
    expect(read("?categoria=accesorios&tonelaje=0-5").tonnage).toBe("all");
    expect(read("?categoria=vehiculos&subcategoria=camiones&tonelaje=5-15").tonnage).toBe("all");
    expect(read("?categoria=vehiculos&subcategoria=gondolas&tonelaje=5-15").tonnage).toBe("5-15");
  });
});

describe("writing the address", () => {
  test("only what differs from all is written", () => {
    expect(write({})).toBe("");
    expect(write({ category: "vehiculos" })).toBe("?categoria=vehiculos");
  });

  test("what is written is read again", () => {
    const filters: Filters = {
      category: "maquinaria",
      subcategory: "dumpers",
      tonnage: "25+",
      search: "a&b ñ+",
    };
    expect(read(write(filters))).toEqual(filters);
  });

  test("other parts of the query stay, and a filter taken back goes", () => {
    expect(write({ search: "bell" }, "?utm_source=mail&categoria=vehiculos")).toBe(
      "?utm_source=mail&buscar=bell",
    );
  });
});
