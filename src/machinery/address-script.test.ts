import { afterEach, expect, test, vi } from "vitest";
import { addressScript } from "./address-script.ts";

const woken = vi.fn();
document.addEventListener("wake:machinery", woken);

/** The script as the page carries it: text, with nothing around it. */
function arriveAt(query: string) {
  history.replaceState(null, "", `/es/maquinaria${query}`);
  new Function(addressScript())();
  document.dispatchEvent(new Event("DOMContentLoaded"));
}

afterEach(() => {
  woken.mockClear();
  delete document.documentElement.dataset.filtering;
});

test.each(["?categoria=vehiculos", "?subcategoria=x", "?tonelaje=0-5", "?utm=1&buscar=volvo"])(
  "%s wakes the fleet, which waits for its filter",
  (query) => {
    arriveAt(query);
    expect(document.documentElement.dataset.filtering).toBe("");
    expect(woken).toHaveBeenCalledTimes(1);
  },
);

test.each(["", "?utm_source=mail"])("an address without filters (%j) leaves the page asleep", (query) => {
  arriveAt(query);
  expect(document.documentElement.dataset.filtering).toBeUndefined();
  expect(woken).not.toHaveBeenCalled();
});
