// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { es } from "../site/strings/es.ts";
import { LEAST_TO_FILTER, type ProjectFilter } from "./filters.ts";
import type { ProjectCardModel } from "./model.ts";
import { ProjectList } from "./ProjectList.tsx";

const work = (slug: string): ProjectCardModel => ({
  slug,
  number: undefined,
  title: `Obra ${slug}`,
  type: "Viales",
  location: "Mungia",
  dates: "2025",
  category: "viales",
  sector: "publico",
  figures: [],
  href: `/es/proyectos/${slug}`,
  picture: { src: "/obra.webp", avif: "/obra.avif 240w", width: 1600, height: 1200, alt: `Foto ${slug}` },
});
const show = (count: number, filters: ProjectFilter[] = []) =>
  render(
    <ProjectList
      projects={Array.from({ length: count }, (_, place) => work(String(place)))}
      filters={filters}
      strings={es.projects}
    />,
  );

beforeEach(() => history.replaceState(null, "", "/es/proyectos"));
afterEach(cleanup);

const ROADS: ProjectFilter = { id: "viales", title: "Viales", category: "viales" };

test("filters and their count are there only where there is something to filter by", () => {
  show(LEAST_TO_FILTER, [ROADS]);
  expect(screen.getAllByRole("button")).toHaveLength(2);
  expect(screen.getByRole("status").textContent).toBe(`${LEAST_TO_FILTER} de ${LEAST_TO_FILTER} proyectos`);
  cleanup();
  show(LEAST_TO_FILTER);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
});

test("few works are seen at a glance: filters are there only if the address asks for one, and stay then", () => {
  show(LEAST_TO_FILTER - 1, [ROADS]);
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  history.replaceState(null, "", "/es/proyectos?filtro=viales");
  show(1, [ROADS]);
  expect(screen.getByRole("status").textContent).toBe("1 de 1 proyecto");
  fireEvent.click(screen.getByRole("button", { name: "Todos" }));
  expect(location.search).toBe("");
  expect(screen.getAllByRole("button")).toHaveLength(2);
});

test("of many works a phone loads thumbnails", () => {
  const asked = (count: number) => {
    const { container, unmount } = show(count);
    const sizes = container.querySelector("source")?.sizes ?? "";
    unmount();
    return sizes.split(", ").at(-1);
  };
  expect([asked(3), asked(60)]).toEqual(["60vw", "28vw"]);
});
