/** Header and footer of the pages, as they were built. */
import { expect, test } from "vitest";
import { legalAddress, pageAddress } from "../contract/routes.ts";
import { builtPage, inALine, linksOf, textOf } from "./built-page.ts";
import { content } from "./content.ts";

const MAIN_LINKS = content.navigation.map(({ page }) => pageAddress("es", page));
const LEGAL_LINKS = content.legal.map(({ slug }) => legalAddress("es", slug));

test.each(["header nav ul:first-child a", "#menu nav > ul a"])(
  "the header has the pages of the menu and marks the current one (%s)",
  (links) => {
    const [address = ""] = MAIN_LINKS.slice(-1);
    const page = builtPage(address);
    expect(linksOf(page, links).slice(0, MAIN_LINKS.length)).toEqual(MAIN_LINKS);
    const current = [...page.querySelectorAll(links)].filter(
      (link) => link.getAttribute("aria-current") === "page",
    );
    expect(new Set(current.map((link) => link.getAttribute("href")))).toEqual(new Set([address]));
  },
);

test("the footer has all pages, address, phone, e-mail and hours", () => {
  const footer = builtPage("/es/").querySelector("footer") ?? expect.unreachable();
  expect(linksOf(footer, "nav a")).toEqual([...MAIN_LINKS, ...LEGAL_LINKS]);
  const { address, phone, phoneLink, email, officeHours } = content.company;
  const text = textOf(footer);
  expect(text).toContain(inALine(`${address.postalCode} ${address.town}`));
  expect(textOf(footer.querySelector(`a[href="tel:${phoneLink}"]`))).toBe(inALine(phone));
  expect(textOf(footer.querySelector(`a[href="mailto:${email}"]`))).toBe(email);
  for (const { label, spans } of officeHours) {
    expect(text).toContain(inALine(label.es));
    // 08:00 is read 8.00
    for (const { opens } of spans) expect(text).toContain(opens.replace(/^0/, "").replace(":", "."));
  }
});
