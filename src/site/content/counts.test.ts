// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { content } from "./load.ts";

test("nine services, six features each", () => {
  expect(content.services.map(({ features }) => features.length)).toEqual(Array(9).fill(6));
});

test("layouts alternate between A and B", () => {
  expect(content.services.map(({ layout }) => layout).join("")).toBe("ABABABABA");
});

test("the claims of the company stand where they belong", () => {
  const claims = {
    cisterna: [/13\.000\s(l|litros)\b/i],
    transporte: [/basculantes de 3 y 4\sejes/i, /góndolas/i],
    machaqueo: [/móvil/i],
    taludes: [/bioingeniería/i, /muros/i],
  };
  for (const [id, patterns] of Object.entries(claims)) {
    const service = content.services.find((candidate) => candidate.id === id);
    const words = [service?.title, service?.description, ...(service?.features ?? [])]
      .map((text) => text?.es)
      .join("\n");
    for (const pattern of patterns) expect(words, id).toMatch(pattern);
  }
});

test("the quantities of the projects are those of the specification", () => {
  const told = Object.fromEntries(content.projects.map((project) => [project.slug, JSON.stringify(project)]));
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
  expect(content.projects.some(({ testimonial }) => testimonial)).toBe(true);
});

test("one question says that a quote is answered in 24–48 h", () => {
  expect(content.questions.filter(({ answer }) => /24–48\sh/.test(answer.es))).not.toEqual([]);
});

test("three certificates: ISO 9001:2015, 14001:2015 and 45001:2018", () => {
  expect(content.certificates.map(({ title }) => title)).toEqual([
    "ISO 9001:2015",
    "ISO 14001:2015",
    "ISO 45001:2018",
  ]);
});

describe("where texts count the machines, they count all of them", () => {
  test.each(["home", "about", "pages"])("in %s.yaml, in both languages", (name) => {
    const texts = readFileSync(`content/${name}.yaml`, "utf8").replace(/^#.*$/gm, "");
    const counted = [...texts.matchAll(/(?<![\d.,])(\d{2,3})(?=["\s]*(?:máquinas|makina))/g)];
    expect(counted.length).toBeGreaterThanOrEqual(2);
    expect(new Set(counted.map(([figure]) => Number(figure)))).toEqual(
      new Set([content.machinery.equipment.length]),
    );
  });

  test("among the four figures of the home page", () => {
    const [, machines, services, standards] = content.home.proof.map(({ value }) => value);
    expect(machines).toEqual(inBoth(content.machinery.equipment.length));
    expect(services).toEqual(inBoth(content.services.length));
    expect(standards).toEqual(inBoth(content.certificates.length));
  });
});

const inBoth = (count: number) => ({ es: String(count), eu: String(count) });
