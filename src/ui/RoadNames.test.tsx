import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoadNames } from "./RoadNames.tsx";

afterEach(cleanup);

test("the name of a road is kept in one piece, and the text stays as it was", () => {
  const title = "Mejora de la carretera BI-631 entre Mungia y Larrauri";
  const { container } = render(<RoadNames text={title} />);
  expect(container.textContent).toBe(title);
  expect([...container.querySelectorAll(".whitespace-nowrap")].map((name) => name.textContent)).toEqual([
    "BI-631",
  ]);
});
