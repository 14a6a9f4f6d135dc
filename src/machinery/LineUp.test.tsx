// @vitest-environment happy-dom
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { PERSON } from "../site/side-views.ts";
import { LineUp } from "./LineUp.tsx";

const DRAWN = { id: "gruas", category: "elevacion", title: "Grúas", sideView: PERSON, isMost: true };
const UNDRAWN = { id: "drones", category: "vuelo", title: "Drones", sideView: undefined, isMost: false };
const row = () => screen.queryByRole("list");

test("a kind that nobody has drawn yet is a link below the row, and takes no place in it", () => {
  render(<LineUp lineUp={[DRAWN, UNDRAWN]} label="Alineación" scale="1,75 m" />);
  expect(within(row() ?? expect.unreachable()).getByRole("link").textContent).toBe("Grúas");
  expect(screen.getByRole("link", { name: "Drones" }).getAttribute("href")).toBe(
    "?categoria=vuelo&subcategoria=drones#drones",
  );
});

test("where none is drawn there is no scale either", () => {
  const { container } = render(<LineUp lineUp={[UNDRAWN]} label="Alineación" scale="1,75 m" />);
  expect(within(container).queryByRole("list")).toBeNull();
  expect(within(container).getByRole("link").textContent).toBe("Drones");
});
