// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Unbroken } from "./Unbroken.tsx";

afterEach(cleanup);

test.each([
  ["the name of a road", "Mejora de la carretera BI-631 entre Mungia y Larrauri", "BI-631"],
  ["a range", "Te respondemos en 24–48 h.", "24–48"],
  ["a word with a hyphen", "Lurra eta lur-mugimenduak\nBizkaian", "lur-mugimenduak"],
  ["a name of one word", "Traktore-buruak", "Traktore-buruak"],
])("%s is kept in one piece, and the text stays as it was", (_, text, piece) => {
  const { container } = render(<Unbroken text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll(".whitespace-nowrap")].map(({ textContent }) => textContent)).toEqual(
    [piece],
  );
});

test("a word with a hyphen that may be longer than a line can be broken", () => {
  const { container } = render(<Unbroken text="Laneko arriskuen prebentzio-zerbitzuarekin" />);
  expect(container.querySelector(".whitespace-nowrap")).toBeNull();
});
