// @vitest-environment happy-dom
import { KeystarProvider } from "@keystar/ui/core";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { RenameTogether } from "./RenameTogether.tsx";

test("a brand is corrected once, in all its machines and in no other", async () => {
  const brands = ["Devlon", "Volvo", "Devlon"].map((value) => ({ value, onChange: vi.fn() }));
  const elements = brands.map((brand) => ({ fields: { brand } }));
  const list = createElement(RenameTogether, { member: "brand", label: "Marca", elements });
  render(createElement(KeystarProvider, null, list));
  await userEvent.click(screen.getByRole("button", { name: "Corregir una marca en todas…" }));
  expect(screen.getByRole("button", { name: "Cambiar en 0" })).toHaveProperty("disabled", true);
  // The list that opens needs a layout; the one for filling in by the browser is the same.
  const choice = screen.getByRole("option", { name: "Devlon (2)", hidden: true }).closest("select");
  fireEvent.change(choice ?? expect.unreachable(), { target: { value: "Devlon" } });
  await userEvent.type(screen.getByRole("textbox", { name: "Nombre nuevo" }), " Develon ");
  await userEvent.click(screen.getByRole("button", { name: "Cambiar en 2" }));
  expect(brands.map(({ onChange }) => onChange.mock.calls)).toEqual([[["Develon"]], [], [["Develon"]]]);
});
