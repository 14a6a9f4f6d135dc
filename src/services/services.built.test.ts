/** What the services page says, as it was built. */
import { expect, test } from "vitest";
import { quoteAddress } from "../../contract/contact-page.ts";
import { LANGUAGES } from "../../contract/languages.ts";
import { pageAddress } from "../../contract/routes.ts";
import { builtPage, inALine, linksOf, textOf } from "../../tests/built-page.ts";
import { content } from "../../tests/content.ts";

test.each(LANGUAGES)(
  "each block has icon, title, text, features, picture and quote button (%s)",
  (language) => {
    const page = builtPage(pageAddress(language, "services"));
    const blocks = [...page.querySelectorAll("main section[id]")];
    expect(blocks.map(({ id }) => id)).toEqual(content.services.map(({ id }) => id));
    for (const [place, { title, description, features }] of content.services.entries()) {
      const block = blocks[place] ?? expect.unreachable();
      expect(textOf(block.querySelector("h2"))).not.toBe("");
      expect(textOf(block)).toContain(inALine(description[language]).slice(0, 20));
      expect(block.querySelectorAll("p > svg")).toHaveLength(1);
      expect(block.querySelectorAll("li")).toHaveLength(features.length);
      expect(block.querySelector("img")?.getAttribute("alt")).toMatch(/.{20}/);
      expect(linksOf(block, "a")).toEqual([quoteAddress(language, title[language])]);
    }
  },
);

test.each([
  ["es", "/contacto"],
  ["eu", "/eu/kontaktua"],
] as const)("the band at the end leads where the specification says (%s)", (language, address) => {
  const page = builtPage(pageAddress(language, "services"));
  expect(linksOf(page, 'section[aria-labelledby="contacto-heading"] a').at(-1)).toBe(address);
});
