// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { filterScript } from "./filter-script.ts";

/** The script as the page carries it: text, with nothing around it. */
function arriveAt(query: string) {
  history.replaceState(null, "", `/es/maquinaria${query}`);
  new Function(filterScript("machinery", ["categoria", "buscar"], "lista"))();
}

afterEach(() => {
  delete window.earlyHydrate;
  delete document.documentElement.dataset.filtering;
});

test.each(["?categoria=vehiculos", "?utm=1&buscar=volvo", "?buscar="])(
  "%s wakes the island, whose list waits for its filter",
  (query) => {
    arriveAt(query);
    expect(document.documentElement.dataset.filtering).toBe("");
    expect(window.earlyHydrate).toBe("machinery");
  },
);

test("a hash that repeats the filter leads to the list that the filter leaves; any other stays", () => {
  arriveAt("?categoria=vehiculos#vehiculos");
  expect(location.search + location.hash).toBe("?categoria=vehiculos#lista");
  for (const query of ["?categoria=vehiculos#contenido", "?categoria=vehiculos", "#vehiculos"]) {
    arriveAt(query);
    expect(location.search + location.hash).toBe(query);
  }
});

test.each(["", "?utm_source=mail"])("an address without filters (%j) leaves the page asleep", (query) => {
  arriveAt(query);
  expect(document.documentElement.dataset.filtering).toBeUndefined();
  expect(window.earlyHydrate).toBeUndefined();
});
