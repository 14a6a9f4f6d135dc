// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { WholeWords } from "./WholeWords.tsx";

afterEach(cleanup);

test.each([
  [
    "long words and words with a hyphen",
    "Hondeamakinagintza eta lur-mugimenduak",
    ["Hondeamakinagintza", "lur-mugimenduak"],
  ],
  ["the name of a road", "Obra en la N-634", ["N-634"]],
  ["a name of one word", "Traktore-buruak", ["Traktore-buruak"]],
  ["words over several lines", "Baso-lanak eta\nur-garraioa", ["Baso-lanak", "ur-garraioa"]],
])("%s are kept whole, and the text stays as it was", (_, text, whole) => {
  const { container } = render(<WholeWords text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll(".whole-word")].map(({ textContent }) => textContent)).toEqual(whole);
});
