/**
 * The specification's sample content. An owner's own content has other projects, machines and numbers: then only the
 * first test speaks, and only where the project itself is checked (`.ci/run`).
 */
import { describe, expect, test } from "vitest";
import { isOurs } from "../../../tests/content.ts";
import { content } from "./load.ts";

/** What tells whether this is still the sample. */
const SAMPLE = {
  founded: 1977,
  services:
    "excavaciones urbanizacion transporte taludes suministros machaqueo cisterna derribos forestal".split(
      " ",
    ),
  subcategories: {
    vehiculos: "cisternas cabezasTractoras camiones gondolas baneras".split(" "),
    maquinaria: "retroOrugas retroNeumaticos bulldozer dumpers miniCargadoras miniRetroexcavadoras".split(
      " ",
    ),
    compactacion: "rodillosAutopropulsados planchasVibratorias".split(" "),
    accesorios: "trituradoras martillosHidraulicos pinzas".split(" "),
  },
  bands: ["0-5", "5-15", "15-25", "25+"],
  machines: 83,
  projects: ["mejora-drenaje-bi-4332", "reurbanizacion-viales-mungia", "mejora-carretera-bi-631"],
  featured: ["mejora-drenaje-bi-4332", "mejora-carretera-bi-631", "reurbanizacion-viales-mungia"],
  certificates: ["ISO 9001:2015", "ISO 14001:2015", "ISO 45001:2018"],
  sections: ["figures", "services", "about", "certificates", "machinery", "projects", "questions"],
  menu: ["home", "services", "machinery", "projects", "about", "contact"],
  legal: ["aviso-legal", "politica-privacidad", "politica-cookies", "politica-calidad"],
  subjects: ["Solicitar un presupuesto", "Consulta General", "Información Servicios", "Otros"],
  questions: 5,
  history: 5,
  values: 4,
};

const { company, services, machinery, projects, home, certificates, questions, about } = content;
const present = {
  founded: company.founded,
  services: services.map(({ id }) => id),
  subcategories: Object.fromEntries(
    machinery.categories.map(({ id, subcategories }) => [id, subcategories.map((sub) => sub.id)]),
  ),
  bands: machinery.bands.map(({ id }) => id),
  machines: machinery.equipment.length,
  projects: projects.map(({ slug }) => slug),
  featured: home.projects.featured,
  certificates: certificates.map(({ title }) => title),
  sections: home.sections,
  menu: content.navigation.map(({ page }) => page),
  legal: content.legal.map(({ slug }) => slug),
  subjects: content.subjects.map(({ es }) => es),
  questions: questions.length,
  history: about.history.blocks.length,
  values: about.values.cards.length,
};
const isSample = JSON.stringify(present) === JSON.stringify(SAMPLE);

test.runIf(isOurs)("the repository holds the specification's sample", () => {
  expect(present).toEqual(SAMPLE);
});

describe.runIf(isSample)("in the specification's sample", () => {
  test("every service has six features, and layouts alternate", () => {
    expect(services.map(({ features }) => features.length)).toEqual(Array(9).fill(6));
    expect(services.map(({ layout }) => layout).join("")).toBe("ABABABABA");
  });

  test("machines, rollers, plates and gondolas have a band; other vehicles and accessories have none", () => {
    const typeOf = new Map(machinery.types.map((type) => [type.id, type]));
    const wrong = machinery.equipment.filter(({ type, tonnage }) => {
      const { category, subcategory } = typeOf.get(type) ?? {};
      const weighed = category === "maquinaria" || category === "compactacion" || subcategory === "gondolas";
      return weighed !== (tonnage !== undefined);
    });
    expect(wrong).toEqual([]);
  });

  test("one tanker carries 13.000 litres", () => {
    const tankers = machinery.equipment.filter(({ type }) => type === "cisterna");
    expect(tankers.map(({ model }) => model)).toEqual([expect.stringContaining("13.000\u00a0L")]);
  });

  test("the claims of the company stand where they belong", () => {
    const claims = {
      cisterna: [/13\.000\s(l|litros)\b/i],
      transporte: [/basculantes de 3 y 4\sejes/i, /góndolas/i],
      machaqueo: [/móvil/i],
      taludes: [/bioingeniería/i, /muros/i],
    };
    for (const [id, patterns] of Object.entries(claims)) {
      const service = services.find((candidate) => candidate.id === id);
      const words = [service?.title, service?.description, ...(service?.features ?? [])]
        .map((text) => text?.es)
        .join("\n");
      for (const pattern of patterns) expect(words, id).toMatch(pattern);
    }
  });

  test("the quantities of the projects are those of the specification", () => {
    const told = Object.fromEntries(projects.map((project) => [project.slug, JSON.stringify(project)]));
    const quantities = {
      "mejora-drenaje-bi-4332": ["Atxondo", "2025"],
      "reurbanizacion-viales-mungia": ["De enero a abril de 2023", "50 cm", "23 parcelas", "hasta 8 m"],
      "mejora-carretera-bi-631": [
        "De junio de 2019 a febrero de 2021",
        "Diputación Foral de Bizkaia",
        "2,5 km",
        "16.000 m²",
        "50.000 m³",
        "14.000 m³",
        "6.000 m³",
      ],
    };
    for (const [slug, texts] of Object.entries(quantities))
      for (const text of texts) expect(told[slug]?.replaceAll("\u00a0", " "), slug).toContain(text);
  });

  test("at least one project has a testimonial", () => {
    expect(projects.some(({ testimonial }) => testimonial)).toBe(true);
  });

  test("one question says that a quote is answered in 24–48 h", () => {
    expect(questions.filter(({ answer }) => /24–48\sh/.test(answer.es))).not.toEqual([]);
  });

  test("the history and the values have the specified titles and standards", () => {
    expect(about.history.heading.es).toMatch(/^nuestra historia$/i);
    expect(about.values.heading.es).toMatch(/^nuestros valores$/i);
    const texts = about.values.cards.map(({ text }) => text.es);
    expect(texts[2]).toMatch(/ISO\s14001/);
    expect(texts[3]).toMatch(/ISO\s45001/);
  });

  test("the about page tells of more than 45 years (50 from 2028 on), and of infrastructure since 1977", () => {
    const { heading, lead } = content.pages.about;
    expect(heading.es).toMatch(new RegExp(`^Más de ${content.facts.es.years}\\saños`));
    expect(lead.es).toMatch(/infraestructuras desde\s1977/);
  });
});
