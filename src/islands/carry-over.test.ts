// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { keepParts, pressablePart } from "./carry-over.ts";

const ISLAND = `<form>
  <input name="name">
  <input type="radio" name="category" value="all" checked><input type="radio" name="category" value="vans">
  <select name="band"><option value="">-</option><option value="5">5</option></select>
  <textarea name="message"></textarea>
  <button type="button">Una</button><button type="button">Otra</button>
</form>`;

function islandOf(html: string) {
  document.body.innerHTML = `<div>${html}</div>`;
  const island = document.body.firstElementChild;
  if (!island) throw new Error("no island");
  return island;
}

const fieldsOf = (island: Element) =>
  [...island.querySelectorAll<HTMLInputElement>("input, select, textarea")].map(({ type, value, checked }) =>
    type === "radio" ? checked : value,
  );

const WRITTEN = ["Ane", false, true, "5", "Un muro"];

function write(island: Element) {
  for (const [name, text] of Object.entries({ name: "Ane", band: "5", message: "Un muro" })) {
    const field = island.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field) field.value = text;
  }
  island.querySelector<HTMLInputElement>("[value=vans]")?.click();
}

test("what was typed, chosen and focused in an island that is drawn anew stands in it again, and is told", () => {
  const island = islandOf(ISLAND);
  const { carryOver } = keepParts(island);
  island.querySelector<HTMLElement>("textarea")?.focus();
  write(island);
  island.innerHTML = ISLAND;
  const told = vi.fn();
  island.addEventListener("change", ({ target }) => told((target as HTMLInputElement).name));
  carryOver();
  expect(fieldsOf(island)).toEqual(WRITTEN);
  expect(document.activeElement).toBe(island.querySelector("textarea"));
  for (const name of ["name", "category", "band", "message"]) expect(told).toHaveBeenCalledWith(name);
});

test("an island that stays as it is is left alone", () => {
  const island = islandOf(ISLAND);
  const { carryOver } = keepParts(island);
  write(island);
  const told = vi.fn();
  island.addEventListener("change", told);
  carryOver();
  expect(told).not.toHaveBeenCalled();
  expect(fieldsOf(island)).toEqual(WRITTEN);
});

test("what was pressed is found again by its place among those of its kind", () => {
  const island = islandOf(ISLAND);
  const { successorOf } = keepParts(island);
  const [, pressed] = island.querySelectorAll("button");
  const form = island.querySelector("form");
  if (!pressed || !form) throw new Error("no parts");
  expect(successorOf(pressed)).toBe(pressed);
  island.innerHTML = ISLAND;
  expect(successorOf(pressed)?.textContent).toBe("Otra");
  expect(successorOf(form)).toBe(island.querySelector("form"));
  island.innerHTML = "";
  expect(successorOf(pressed)).toBeUndefined();
});

test("a press is its button's, link's or field's, and none of a form's ground", () => {
  const island = islandOf(`<form>
    <p>Texto</p>
    <button type="button"><b id="word">Una</b></button>
    <label id="label" for="field">Nombre <a id="link" href="#a">Aviso</a></label><input id="field">
  </form>`);
  const partAt = (selector: string) => pressablePart(island.querySelector(selector));
  expect(partAt("p")).toBeNull();
  expect(partAt("#word")).toBe(island.querySelector("button"));
  expect(partAt("#label")).toBe(island.querySelector("input"));
  expect(partAt("#link")).toBe(island.querySelector("a"));
});
