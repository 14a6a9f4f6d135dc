// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cardsOf, sampleCards, sampleCatalogue } from "../../tests/parts/sample-catalogue.ts";
import { es } from "../site/strings/es.ts";
import { mergeEqual } from "./equipment.ts";
import { Fleet, type FleetProps } from "./Fleet.tsx";
import { LINE_UP_ID } from "./useLineUp.ts";

const fleet = (cards: FleetProps["cards"] = () => sampleCards) => (
  <Fleet language="es" catalogue={sampleCatalogue} strings={es.machinery} cards={cards} />
);
const cards = () => document.querySelectorAll(".fleet > li");
const count = () => screen.getByRole("status").textContent;
const category = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(name);

beforeEach(() => history.replaceState(null, "", "/es/maquinaria"));
afterEach(cleanup);

test("the list is recomputed at every change, and the count line tells how many are left", async () => {
  render(fleet());
  expect(cards()).toHaveLength(8);
  await userEvent.click(category(/Maquinaria/));
  expect(count()).toBe("3 de 8 máquinas, vehículos y accesorios");
  await userEvent.selectOptions(field("Carga o peso"), "25+");
  expect(count()).toBe("1 de 8 máquinas, vehículos y accesorios");
  await userEvent.type(field("Buscar"), "bell");
  expect(cards()).toHaveLength(0);
});

test("subcategories are those of the chosen category, or all of them under their categories", async () => {
  render(fleet());
  const options = () =>
    within(field("Subcategoría"))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  expect(options()).toHaveLength(6);
  await userEvent.click(category(/Vehículos/));
  expect(options()).toEqual(["Subcategoría", "Camiones", "Góndolas"]);
});

test("of a chosen weight, what there is most of comes first", async () => {
  const [heaviest] = sampleCards.filter(({ title, tonnage }) => tonnage === "25+" && title !== "Góndola");
  render(fleet(() => (heaviest ? [...sampleCards, { ...heaviest, specs: ["Hitachi", "ZX350"] }] : [])));
  const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings()).toEqual(["Vehículos 4", "Maquinaria 4", "Accesorios 1"]);
  await userEvent.selectOptions(field("Carga o peso"), "25+");
  expect(headings()).toEqual(["Maquinaria 2", "Vehículos 1"]);
});

test("the tonnage cannot be chosen where there is none", async () => {
  render(fleet());
  await userEvent.selectOptions(field("Carga o peso"), "25+");
  await userEvent.click(category(/Accesorios/));
  expect(field("Carga o peso")).toHaveProperty("disabled", true);
  expect(field("Carga o peso").value).toBe("all");
});

test("an empty result offers to take the filters away", async () => {
  history.replaceState(null, "", "?buscar=barco&utm=1");
  render(fleet());
  expect(screen.getByText(es.machinery.empty)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: es.machinery.clear }));
  expect(cards()).toHaveLength(8);
  expect(location.search).toBe("?utm=1");
  expect(document.activeElement).toBe(category(/Todas/));
});

test("what is chosen and typed while the island is asleep is not lost", () => {
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(fleet());
  const asleep = within(page);
  asleep.getByRole<HTMLInputElement>("radio", { name: /Maquinaria/ }).checked = true;
  asleep.getByLabelText<HTMLInputElement>("Buscar").value = "volvo";
  render(fleet(null), { container: page, hydrate: true });
  expect(count()).toBe("1 de 8 máquinas, vehículos y accesorios");
  expect(location.search).toBe("?categoria=maquinaria&buscar=volvo");
  page.remove();
});

test("typing changes the address once it pauses, and makes no step of its own", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(fleet());
  const steps = history.length;
  await userEvent.type(field("Buscar"), "volvo", { advanceTimers: vi.advanceTimersByTime });
  vi.advanceTimersByTime(200);
  expect(location.search).toBe("?buscar=volvo");
  expect(history.length).toBe(steps);
  vi.useRealTimers();
});

test("a long list stays whole until it is filtered; then its first 96 are drawn, and more when asked for", async () => {
  render(fleet(() => cardsOf(150)));
  expect(cards()).toHaveLength(150);
  await userEvent.click(category(/Vehículos/));
  await userEvent.click(category(/Todas/));
  expect(cards()).toHaveLength(96);
  expect(count()).toBe("150 de 150 máquinas, vehículos y accesorios");
  await userEvent.click(screen.getByRole("button", { name: "Ver 54 más" }));
  expect(cards()).toHaveLength(150);
  await userEvent.click(category(/Vehículos/));
  expect(screen.queryByRole("button", { name: /más/ })).toBeNull();
});

test("equal machines are one card with their number, and counted one by one", () => {
  const [first, ...others] = sampleCards;
  render(fleet(() => mergeEqual(first ? [first, ...others, first, first] : [])));
  expect(cards()).toHaveLength(8);
  expect(screen.getByText("× 3")).toBeTruthy();
  expect(count()).toBe("10 de 10 máquinas, vehículos y accesorios");
});

test("of a single machine nothing is said in the plural", () => {
  render(fleet(() => sampleCards.slice(0, 1)));
  expect(count()).toBe("1 de 1 máquina, vehículo o accesorio");
});

test("every machine leads to the form with what it is about", () => {
  render(fleet());
  const link = screen.getByRole<HTMLAnchorElement>("link", {
    name: "Pedir presupuesto: Camión de 3 ejes Iveco Trakker",
  });
  expect(link.getAttribute("href")).toBe(
    "/es/contacto?mensaje=Cami%C3%B3n+de+3+ejes+Iveco+Trakker%3A+#formulario",
  );
});

test("a kind of the line-up chooses its subcategory, is marked, and gives it up again", async () => {
  const lineUp = document.body.appendChild(document.createElement("nav"));
  lineUp.id = LINE_UP_ID;
  lineUp.innerHTML =
    '<a href="?categoria=vehiculos" data-category="vehiculos" data-subcategory="gondolas">Góndolas</a>';
  render(fleet());
  const link = within(lineUp).getByRole("link");
  await userEvent.click(link);
  expect(cards()).toHaveLength(2);
  expect(location.search).toBe("?categoria=vehiculos&subcategoria=gondolas");
  expect(category(/Vehículos/).checked).toBe(true);
  expect(link.getAttribute("aria-current")).toBe("true");
  await userEvent.click(link);
  expect(cards()).toHaveLength(8);
  expect(link.getAttribute("aria-current")).toBeNull();
  expect(category(/Todas/).checked).toBe(true);
  lineUp.remove();
});
