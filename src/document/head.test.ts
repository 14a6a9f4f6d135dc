import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../contract/languages.ts";
import { cutDescription, DESCRIPTION_LIMIT, type HeadInput, makeHead } from "./head.ts";

const SERVICES: HeadInput = {
  siteUrl: "https://harlur.example/",
  companyName: "Harlur",
  language: "eu",
  path: "/eu/servicios",
  title: "Zerbitzuak",
  description: "Bederatzi ofizio.",
};

describe("the head of a page", () => {
  const head = makeHead(SERVICES);

  test("names the page and the company", () => {
    expect(head.title).toBe("Zerbitzuak | Harlur");
    expect(head.share.title).toBe(head.title);
    expect(head.description).toBe("Bederatzi ofizio.");
  });

  test("asks to be found under one address", () => {
    expect(head.robots).toBe("index, follow");
    expect(head.canonical).toBe("https://harlur.example/eu/servicios");
    expect(head.share.url).toBe(head.canonical);
    expect(head.share.locale).toBe("eu_ES");
  });

  test("points to every language, and to Spanish for everybody else", () => {
    expect(head.alternates).toEqual([
      ...LANGUAGES.map((language) => ({ language, href: `https://harlur.example/${language}/servicios` })),
      { language: "x-default", href: "https://harlur.example/es/servicios" },
    ]);
  });
});

test.each([
  ["/es/", "es", { image: "https://harlur.example/share-home.jpg", width: 1200, height: 630 }],
  ["/eu/", "eu", { image: "https://harlur.example/share-home.jpg", width: 1200, height: 630 }],
  ["/es/contacto", "es", { image: "https://harlur.example/share.png", width: 512, height: 512 }],
] as const)("%s is shared with its own picture", (path, language, picture) => {
  expect(makeHead({ ...SERVICES, path, language }).share).toMatchObject(picture);
});

test("a second address has the first one's canonical address and alternates", () => {
  const head = makeHead({ ...SERVICES, path: "/eu/flota", canonicalPath: "/eu/maquinaria" });
  expect(head.canonical).toBe("https://harlur.example/eu/maquinaria");
  expect(JSON.stringify(head)).not.toContain("flota");
});

test("a hidden page is not shared with the home page's picture, though it stands at its address", () => {
  const { share } = makeHead({ ...SERVICES, path: "/es/", language: "es", hidden: true });
  expect(share).toMatchObject({ image: "https://harlur.example/share.png", width: 512, height: 512 });
});

test("a hidden page is not to be found and has no address of its own", () => {
  const head = makeHead({ ...SERVICES, hidden: true });
  expect(head.robots).toBe("noindex, follow");
  expect(head.canonical).toBeUndefined();
  expect(head.alternates).toEqual([]);
});

describe("a description", () => {
  const words = "palabra ".repeat(40);

  test("of 160 characters is kept whole", () => {
    const text = "a".repeat(DESCRIPTION_LIMIT);
    expect(cutDescription(text)).toBe(text);
  });

  test("that is longer ends at a whole word, with an ellipsis, within 160 characters", () => {
    const cut = cutDescription(words);
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).toMatch(/^(palabra )+palabra…$/);
  });

  test("does not end with a comma or a full stop before the ellipsis", () => {
    expect(cutDescription(words.replaceAll("palabra", "palabra,"))).toMatch(/palabra…$/);
  });

  test("is one line", () => {
    expect(cutDescription("  una\n  línea ")).toBe("una línea");
  });

  test("without any space is cut all the same", () => {
    expect(cutDescription("a".repeat(300)).length).toBeLessThanOrEqual(160);
  });
});
