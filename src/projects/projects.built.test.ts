/** The list of projects and their sheets, as they were built. */
import { describe, expect, test } from "vitest";
import { quoteAddress } from "../../contract/contact-page.ts";
import { LANGUAGES } from "../../contract/languages.ts";
import { pageAddress, projectAddress } from "../../contract/routes.ts";
import { builtPage, inALine, linksOf, textOf, textsOf } from "../../tests/built-page.ts";
import { content } from "../../tests/content.ts";
import { stringsFor } from "../site/strings/index.ts";
import { beyondFigures } from "./quantities.ts";

const { projects } = content;

test.each(LANGUAGES)(
  "the list has all cards with picture, title, place, kind and the way to the sheet (%s)",
  (language) => {
    const cards = [...builtPage(pageAddress(language, "projects")).querySelectorAll("main article")];
    expect(cards).toHaveLength(projects.length);
    for (const [place, { slug, location, type }] of projects.entries()) {
      const card = cards[place] ?? expect.unreachable();
      expect(card.querySelector("picture img")?.getAttribute("alt")).toMatch(/./);
      expect(textOf(card.querySelector("h2"))).not.toBe("");
      expect(textOf(card)).toContain(inALine(location[language]));
      expect(textOf(card)).toContain(inALine(type[language]));
      expect(new Set(linksOf(card, "a"))).toEqual(new Set([projectAddress(language, slug)]));
    }
  },
);

const onMap = projects.filter(({ municipality }) => municipality !== undefined);

test.runIf(onMap.length > 0).each(LANGUAGES)(
  "each work has one number: on its card, on its mark on the map and beside the map (%s)",
  (language) => {
    const page = builtPage(pageAddress(language, "projects"));
    const numbered = (selector: string) =>
      [...page.querySelectorAll(selector)].map((link) => [
        link.getAttribute("href"),
        textOf(link).match(/^\d+/)?.[0],
      ]);
    const expected = onMap.map((work) => [
      projectAddress(language, work.slug),
      String(projects.indexOf(work) + 1),
    ]);
    expect(numbered('section[aria-labelledby="mapa"] svg a')).toEqual(expected);
    expect(numbered('section[aria-labelledby="mapa"] ol a')).toEqual(expected);
    const cards = [...page.querySelectorAll("main article")].filter((card) => /^\d/.test(textOf(card)));
    expect(cards.map((card) => [linksOf(card, "a")[0], textOf(card).match(/^\d+/)?.[0]])).toEqual(expected);
  },
);

describe.each(projects)(
  "the sheet of $slug",
  ({
    slug,
    title,
    location,
    images,
    solution,
    testimonial,
    machines,
    municipality,
    figures,
    relevantData,
  }) => {
    test.each(LANGUAGES)("has all its parts (%s)", (language) => {
      const page = builtPage(projectAddress(language, slug));
      const labels = stringsFor(language).projectDetail;
      expect(page.querySelectorAll("main h1")).toHaveLength(1);
      expect(textOf(page.querySelector("main header"))).toContain(inALine(location[language]));
      expect(linksOf(page, "main header a")).toEqual([pageAddress(language, "projects")]);
      expect(page.querySelectorAll("main li picture img")).toHaveLength(images.length);
      expect(textsOf(page, 'section[aria-labelledby="datos"] dt')).toEqual([
        labels.client,
        labels.location,
        labels.dates,
        stringsFor(language).projects.type,
      ]);
      const headings = textsOf(page, "main h2");
      expect(headings.includes(labels.machines)).toBe(machines !== undefined && machines.length > 0);
      expect(headings.includes(labels.certificates)).toBe(content.certificates.length > 0);
      // Each once: as a figure with its label, or as a line.
      const data = page.querySelector('section[aria-labelledby="cifras"]');
      expect(textOf(data?.querySelector("h2") ?? null)).toBe(labels.relevantData);
      expect(textsOf(page, 'section[aria-labelledby="cifras"] dt')).toEqual(
        figures.map(({ label }) => inALine(label[language])),
      );
      expect(textsOf(page, 'section[aria-labelledby="cifras"] li')).toEqual(
        beyondFigures(
          relevantData.map((line) => inALine(line[language])),
          figures.map(({ value, label }) => ({ value: value[language], label: inALine(label[language]) })),
        ),
      );
      expect(linksOf(page, "#maquinaria ~ ul a")).toHaveLength(machines?.length ?? 0);
      expect(page.querySelectorAll("main figure figcaption")).toHaveLength(
        images.filter(({ caption }) => caption).length + (testimonial ? 1 : 0) + (municipality ? 1 : 0),
      );
      expect(page.querySelectorAll('section[aria-labelledby="descripcion"] p')).toHaveLength(1);
      expect(page.querySelectorAll('section[aria-labelledby="actuaciones"] p')).toHaveLength(
        solution[language].trim().split(/\n\s*\n/).length,
      );
      expect(page.querySelectorAll("main blockquote")).toHaveLength(testimonial ? 1 : 0);
      expect(linksOf(page, "main a")).toContain(quoteAddress(language, title[language]));
    });
  },
);
