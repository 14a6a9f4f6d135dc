// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { es } from "../site/strings/es.ts";
import type { ProjectFilter } from "./filters.ts";
import type { ProjectCardModel } from "./model.ts";
import { ProjectList } from "./ProjectList.tsx";

const work = (slug: string): ProjectCardModel => ({
  slug,
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

test("filters and their count are there only where there is something to filter by", () => {
  show(2, [{ id: "viales", title: "Viales", category: "viales" }]);
  expect(screen.getAllByRole("button")).toHaveLength(2);
  expect(screen.getByRole("status").textContent).toBe("2 de 2 proyectos");
  cleanup();
  show(1, [{ id: "viales", title: "Viales", category: "viales" }]);
  expect(screen.getByRole("status").textContent).toBe("1 de 1 proyecto");
  cleanup();
  show(2);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
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
