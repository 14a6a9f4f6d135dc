/** What the home page says and where it leads, as it was built. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../contract/languages.ts";
import { pageAddress } from "../../contract/routes.ts";
import { builtPage, inALine, linksOf, textOf, textsOf } from "../../tests/built-page.ts";
import { content } from "../../tests/content.ts";
import { es } from "../site/strings/es.ts";

type Section = (typeof content.home.sections)[number];
/** The heading of each section; the figures have none. */
const HEADINGS: Record<Section, string[]> = {
  figures: [],
  services: ["servicios"],
  about: ["nosotros"],
  certificates: ["certificaciones-heading"],
  machinery: ["maquinaria"],
  projects: ["proyectos"],
  questions: ["preguntas-heading"],
};
const shows = (name: Section) => content.home.sections.includes(name);
/** A section by the id of its heading. */
const within = (heading: string, part: string) => `section[aria-labelledby="${heading}"] ${part}`;

test.each(LANGUAGES)(
  "the sections stand in the specified order and lead where they should (%s)",
  (language) => {
    const page = builtPage(`/${language}/`);
    const at = (path: string) => `/${language}${path}`;
    const order = [...page.querySelectorAll("main section")].map((one) =>
      one.getAttribute("aria-labelledby"),
    );
    expect(order).toEqual([
      "inicio-heading",
      ...content.home.sections.flatMap((name) => HEADINGS[name]),
      "contacto-heading",
    ]);
    for (const [id, isShown] of [
      ["inicio", true],
      ["certificaciones", shows("certificates")],
      ["preguntas-frecuentes", shows("questions")],
    ] as const)
      expect(page.querySelectorAll(`section#${id}`)).toHaveLength(isShown ? 1 : 0);

    expect(linksOf(page, "#inicio a")).toEqual([at("/contacto"), at("/servicios")]);
    const expectLinks = (name: Section, links: string, expected: string[]) =>
      expect(linksOf(page, within(HEADINGS[name][0] ?? "", links))).toEqual(
        shows(name) ? expected.map(at) : [],
      );
    const services = content.services.map(({ id }) => `/servicios#${id}`);
    expectLinks("services", "ul a", [...services, "/servicios"]);
    expectLinks("about", "a", ["/nosotros"]);
    expectLinks(
      "machinery",
      "ul a",
      content.machinery.categories.map(({ id }) => `/maquinaria?categoria=${id}#${id}`),
    );
    expectLinks(
      "projects",
      "ul a",
      content.home.projects.featured.map((slug) => `/proyectos/${slug}`),
    );
    expectLinks("questions", "a", ["/contacto"]);
    expect(linksOf(page, within("contacto-heading", "a"))).toEqual([
      `tel:${content.company.phoneLink}`,
      at("/contacto"),
    ]);
  },
);

test("each figure leads to where more is told, and to no section that is hidden", () => {
  const page = builtPage("/eu/");
  const targets = (shows("figures") ? content.home.figures : []).flatMap(({ leadsTo }) => leadsTo ?? []);
  const addresses = targets.flatMap((target) => {
    if (target !== "certificates") return [pageAddress("eu", target)];
    return shows(target) ? ["#certificaciones"] : [];
  });
  expect(linksOf(page, "main ul.figures a")).toEqual(addresses);
});

test("the hero's button asks for a quote, in the specified words", () => {
  expect(textOf(builtPage("/es/").querySelector('#inicio a[href="/es/contacto"]'))).toBe(
    "Solicitar Presupuesto",
  );
});

test("a service's card leads to its block", () => {
  for (const { id, title } of shows("services") ? content.services : []) {
    const links = textsOf(builtPage("/es/"), within("servicios", `a[href="/es/servicios#${id}"]`));
    expect(links).toEqual([expect.stringContaining(inALine(title.es))]);
  }
});

test.each([
  { section: "services", name: es.home.allServices, address: "/es/servicios" },
  { section: "machinery", name: es.home.allMachinery, address: "/es/maquinaria" },
  { section: "projects", name: es.home.allProjects, address: "/es/proyectos" },
] as const)("the view-all link of $section leads to the whole list", ({ section, name, address }) => {
  const links = textsOf(builtPage("/es/"), `main a[href="${address}"]`);
  expect(links.some((text) => text.startsWith(inALine(name)))).toBe(shows(section));
});

test("the standards open their documents", () => {
  const links = [...builtPage("/eu/").querySelectorAll("#certificaciones a")];
  const certificates = shows("certificates") ? content.certificates : [];
  expect(links).toHaveLength(certificates.length);
  for (const [place, { title, pdfPath }] of certificates.entries()) {
    expect(textOf(links[place]?.closest("li"))).toContain(inALine(title));
    expect(links[place]?.getAttribute("href")).toBe(pdfPath);
    // One that its auditor publishes lies elsewhere.
    if (pdfPath.startsWith("/")) expect(readFileSync(`dist${pdfPath}`, "latin1")).toMatch(/^%PDF-/);
  }
});

test("questions are closed at first", () => {
  const items = [...builtPage("/es/").querySelectorAll("#preguntas-frecuentes details")];
  expect(items).toHaveLength(shows("questions") ? content.questions.length : 0);
  expect(items.filter((item) => item.hasAttribute("open"))).toEqual([]);
});

test("its layers of ground have no style attributes, each of which would be a hash in the header", () => {
  for (const language of LANGUAGES)
    expect(builtPage(`/${language}/`).querySelectorAll(".stratum[style]")).toHaveLength(0);
});
