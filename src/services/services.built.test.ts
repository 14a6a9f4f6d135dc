/** What the services page says, as it was built. */
import { expect, test } from "vitest";
import { quoteAddress } from "../../contract/contact-page.ts";
import { LANGUAGES } from "../../contract/languages.ts";
import { pageAddress, projectAddress } from "../../contract/routes.ts";
import { builtPage, inALine, linksOf, textOf } from "../../tests/built-page.ts";
import { content, isOwned } from "../../tests/content.ts";
import { FILTER_NAMES } from "../machinery/address.ts";

test.each(LANGUAGES)(
  "each block has icon, title, text, features, picture and quote button (%s)",
  (language) => {
    const page = builtPage(pageAddress(language, "services"));
    const blocks = [...page.querySelectorAll("main section[id]")];
    expect(blocks.map(({ id }) => id)).toEqual(content.services.map(({ id }) => id));
    for (const [place, { title, description, features, alt }] of content.services.entries()) {
      const block = blocks[place] ?? expect.unreachable();
      expect(textOf(block.querySelector("h2"))).not.toBe("");
      expect(textOf(block)).toContain(inALine(description[language]));
      expect(block.querySelectorAll("p > svg")).toHaveLength(1);
      expect(block.querySelectorAll("li")).toHaveLength(features.length);
      expect(inALine(block.querySelector("picture img")?.getAttribute("alt") ?? "")).toBe(
        inALine(alt[language]),
      );
      expect(linksOf(block, "a").at(-1)).toBe(quoteAddress(language, title[language]));
    }
  },
);

test.each(LANGUAGES)(
  "each block leads to its machines and to similar works, and no further (%s)",
  (language) => {
    const page = builtPage(pageAddress(language, "services"));
    for (const { id, title, machines = [], works = [] } of content.services) {
      const links = linksOf(page.getElementById(id) ?? expect.unreachable(), "a");
      const query = (href: string) => new URLSearchParams(href.split("?")[1]?.split("#")[0]);
      const toMachines = links.filter((href) => href.startsWith(`${pageAddress(language, "machinery")}?`));
      expect(toMachines.map((href) => query(href).get(FILTER_NAMES.subcategory)).sort()).toEqual(
        machines.filter(isOwned).toSorted(),
      );
      for (const work of works) expect(links).toContain(projectAddress(language, work));
      expect(links).toHaveLength(machines.length + works.length + 1);
      expect(links).toContain(quoteAddress(language, title[language]));
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
