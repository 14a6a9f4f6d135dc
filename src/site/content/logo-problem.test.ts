import { expect, test } from "vitest";
import { logoProblem } from "./logo-problem.ts";

const problemOf = (svg: string) => logoProblem("logo.svg", Buffer.from(svg))?.values.found;
const within = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 272 80">${inside}</svg>`;

test.each([
  within('<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>'),
  within('<style>.a{fill:url(#a)}</style><path class="a" style="stroke:#123" d="M0 0h9"/>'),
  within('<use href="#a"/><text font-size="9">Harlur</text>'),
  `<?xml version="1.0" encoding="UTF-8"?>${within('<rect width="9" height="9"/>')}`,
])("a plain drawing is taken: %s", (svg) => expect(problemOf(svg)).toBeUndefined());

test.each([
  [within("<script>alert(1)</script>"), "<script>"],
  [within('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'), "<x:script>"],
  [`<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script>alert(1)</x:script></x:svg>`, "<x:svg>"],
  [within('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'), "<foreignObject>"],
  [within('<rect onload="alert(1)"/>'), "onload"],
  [within('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), "<a>"],
  [within('<use href="https://other.example/a.svg#a"/>'), "href"],
  [
    within('<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="data:image/svg+xml,x"/>'),
    "xlink:href",
  ],
  [within('<image href="https://other.example/a.png"/>'), "<image>"],
  [within('<set attributeName="href" to="javascript:alert(1)"/>'), "<set>"],
  [within("<style>@import url(https://other.example/a.css)</style>"), "<style>"],
  [within("<style>.a{fill:url(https://other.example/a)}</style>"), "<style>"],
  [within("<style><![CDATA[.a{fill:u\\72l(https://other.example/a)}]]></style>"), "<style>"],
  [within('<path style="fill:url(https://other.example/a)" d="M0 0"/>'), "style"],
  [within('<path fill="url(//other.example/a)" d="M0 0"/>'), "fill"],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${within("")}`, "<!DOCTYPE>"],
  [`<?xml-stylesheet href="a.css"?>${within("")}`, "<?xml-stylesheet>"],
  [within('<g xmlns="http://www.w3.org/1999/xhtml"/>'), "xmlns"],
  ["<svg", "algo que no se entiende"],
])("refused: %s", (svg, found) => expect(problemOf(svg)).toBe(found));
