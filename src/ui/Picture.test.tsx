import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./Picture.tsx";

const PICTURE = { src: "/a.webp", avif: "/a.avif 400w", width: 600, height: 400, alt: "A machine" };

test.each([
  ["a model on white blends with the page", {}, true],
  ["a photograph keeps its own light", { isPhotograph: true }, false],
  ["so does one that is seen first", { isPhotograph: true, placeholder: "data:image/svg+xml,a" }, false],
] as const)("where models stand, %s", (_, facts, blends) => {
  const html = renderToStaticMarkup(<Picture picture={{ ...PICTURE, ...facts }} sizes="50vw" model />);
  expect(html.includes("stands-on-page")).toBe(blends);
});
