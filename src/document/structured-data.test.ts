// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { content } from "../site/content/load.ts";
import { siteIn } from "../site/site.ts";
import {
  breadcrumbNode,
  companyNode,
  pageNode,
  questionsNode,
  serviceNode,
  structuredData,
} from "./structured-data.ts";

const SITE = "https://harlur.example/";
const ALL_YEAR = content.company.officeHours.filter(({ from }) => !from);
const COMPANY = { "@id": "https://harlur.example/#company" };

describe("the company", () => {
  const node = companyNode(content.company, SITE);

  test("is a general contractor, known by one name everywhere", () => {
    expect(node).toMatchObject({
      "@type": "GeneralContractor",
      ...COMPANY,
      foundingDate: String(content.company.founded),
    });
    expect(pageNode("WebPage", { ...PAGE, siteUrl: SITE })).toMatchObject({ about: COMPANY });
  });

  test("is open on the days of the office hours", () => {
    const told = node.openingHoursSpecification as { dayOfWeek: string[] }[]; // made above
    const days = ALL_YEAR.flatMap(({ days, spans }) => spans.map(() => days));
    expect(told.map(({ dayOfWeek }) => dayOfWeek.map((day) => day.toLowerCase()))).toEqual(days);
  });

  test("is open at the hours that visitors read", () => {
    const told = node.openingHoursSpecification as { opens: string; closes: string }[]; // made above
    const asRead = (time: string) => time.replace(/^0/, "").replace(":", ".");
    const seen = siteIn("es")
      .company.officeHours.filter(({ dates }) => !dates)
      .flatMap(({ spans }) => spans.filter((span) => /\d/.test(span)));
    expect(told.map(({ opens, closes }) => `${asRead(opens)}–${asRead(closes)}`)).toEqual(seen);
  });
});

describe("hours of some dates", () => {
  const days = ["monday", "friday"] as const;
  const label = { es: "Agosto", eu: "Abuztua" };
  const august = { label, from: "1 de agosto", to: "31 de agosto", days: [...days] };
  const specialHours = (spans: { opens: string; closes: string }[]) =>
    companyNode({ ...content.company, officeHours: [...ALL_YEAR, { ...august, spans }] }, SITE, 2026);

  test("stand over the others between these dates, this year and the next", () => {
    const node = specialHours([{ opens: "08:00", closes: "15:00" }]);
    expect(node.openingHoursSpecification).toEqual(
      companyNode({ ...content.company, officeHours: ALL_YEAR }, SITE).openingHoursSpecification,
    );
    const open = { dayOfWeek: ["Monday", "Friday"], opens: "08:00", closes: "15:00" };
    expect(node.specialOpeningHoursSpecification).toMatchObject([
      { ...open, validFrom: "2026-08-01", validThrough: "2026-08-31" },
      { ...open, validFrom: "2027-08-01", validThrough: "2027-08-31" },
    ]);
  });

  test("may be none: then it is closed", () => {
    const [first] = specialHours([]).specialOpeningHoursSpecification as object[]; // made above
    expect(first).toMatchObject({ opens: "00:00", closes: "00:00", validFrom: "2026-08-01" });
  });
});

const PAGE = {
  url: "https://harlur.example/eu/contacto",
  name: "Kontaktua | Harlur",
  description: "Idatzi.",
  language: "eu",
} as const;

test("a page tells its kind, address and language", () => {
  expect(pageNode("AboutPage", { ...PAGE, siteUrl: SITE })).toMatchObject({
    "@type": "AboutPage",
    url: PAGE.url,
    inLanguage: "eu",
  });
});

test("two descriptions of one page are two nodes", () => {
  const idOf = (type: Parameters<typeof pageNode>[0]) => pageNode(type, { ...PAGE, siteUrl: SITE })["@id"];
  expect(idOf("WebPage")).not.toBe(idOf("ContactPage"));
});

test("a breadcrumb counts from one", () => {
  const trail = [
    { name: "Inicio", url: `${SITE}es/` },
    { name: "Proyectos", url: `${SITE}es/proyectos` },
  ];
  expect(breadcrumbNode(trail).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Inicio", item: `${SITE}es/` },
    { "@type": "ListItem", position: 2, name: "Proyectos", item: `${SITE}es/proyectos` },
  ]);
});

test("a service is found at its anchor and provided by the company", () => {
  const service = { id: "taludes", title: "Taludes", description: "Texto." };
  expect(serviceNode(service, `${SITE}es/servicios`)).toMatchObject({
    "@type": "Service",
    url: `${SITE}es/servicios#taludes`,
    provider: COMPANY,
  });
});

test("questions come with their answers", () => {
  expect(questionsNode([{ question: "¿Cuándo?", answer: "En 24–48 h." }]).mainEntity).toEqual([
    { "@type": "Question", name: "¿Cuándo?", acceptedAnswer: { "@type": "Answer", text: "En 24–48 h." } },
  ]);
});

describe("the script element", () => {
  const text = structuredData([{ "@type": "WebPage", name: "</script><script>alert(1)</script><!--" }]);

  test("cannot be ended by any text", () => {
    expect(text).not.toContain("<");
    document.body.innerHTML = `<script type="application/ld+json">${text}</script>`;
    expect(document.scripts).toHaveLength(1);
  });

  test("says the same after the escape", () => {
    expect(JSON.parse(text)).toEqual({
      "@context": "https://schema.org",
      "@graph": [{ "@type": "WebPage", name: "</script><script>alert(1)</script><!--" }],
    });
  });
});
