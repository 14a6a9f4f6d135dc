/** What the page about the company says, as it was built. */
import { expect, test } from "vitest";
import { LANGUAGES } from "../../contract/languages.ts";
import { pageAddress } from "../../contract/routes.ts";
import { builtPage, inALine, linksOf, textOf } from "../../tests/built-page.ts";
import { content } from "../../tests/content.ts";

test.each(LANGUAGES)("blocks of history, values and the way to contact (%s)", (language) => {
  const page = builtPage(pageAddress(language, "about"));
  const blocks = [...page.querySelectorAll('section[aria-labelledby="historia"] li')];
  expect(blocks).toHaveLength(content.about.history.blocks.length);
  for (const [place, { title, alt }] of content.about.history.blocks.entries()) {
    expect(textOf(blocks[place]?.querySelector("h3"))).toContain(inALine(title[language]));
    expect(inALine(blocks[place]?.querySelector("picture img")?.getAttribute("alt") ?? "")).toBe(
      inALine(alt[language]),
    );
  }
  const values = page.querySelectorAll('section[aria-labelledby="valores"] li');
  expect(values).toHaveLength(content.about.values.cards.length);
  expect(linksOf(page, 'section[aria-labelledby="contacto-heading"] a').at(-1)).toBe(
    pageAddress(language, "contact"),
  );
});
