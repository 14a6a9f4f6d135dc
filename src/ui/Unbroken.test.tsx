// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Unbroken } from "./Unbroken.tsx";

afterEach(cleanup);

test.each([
  ["the name of a road", "Mejora de la BI-631 entre Mungia y Larrauri", ["631 entre Mungia y Larrauri"]],
  ["a range", "Te respondemos en 24–48 h.", ["48 h."]],
  ["several words with a hyphen", "Baso-lanak eta ur-garraioa", ["lanak eta ur-", "garraioa"]],
  ["a word longer than some cards are wide", "Laneko prebentzio-zerbitzua", []],
  ["a dash between words is none", "Bilbao – Mungia", []],
])("%s: what follows a hyphen is joined to it, and the text stays as it was", (_, text, joined) => {
  const { container } = render(<Unbroken text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll(".joined")].map(({ textContent }) => textContent)).toEqual(joined);
});
