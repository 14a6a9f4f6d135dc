import { expect, test } from "vitest";
import { contentFiles, contentFindings } from "./content-findings.ts";

const COMPANY = {
  name: "Mendi",
  legalName: "Obras Mendi, S.L.",
  taxId: "B95123456",
  email: "info@mendi.eus",
  phone: "94 123 45 67",
  address: { street: "Etxebarri kalea, 1" },
  registry: {},
  transportAuthorisation: "",
};

const wordsOf = (files: { path: string; text: string }[]) =>
  contentFindings(files, COMPANY).map(({ ok, words }) => (ok ? "" : words));

test("the sample's name in a text or in a document is named, except where the company's facts are read", () => {
  const files = [
    { path: "content/company.yaml", text: "name: Harlur" },
    { path: "content/home.yaml", text: "es: HARLUR, desde {{founded}}" },
    { path: "public/certificados/iso.pdf", text: "%PDF (Excavaciones Harlur)" },
  ];
  expect(wordsOf(files)[0]).toMatch(/^está en content\/home\.yaml, public\/certificados\/iso\.pdf:/);
});

test("a fact that is written by hand is named with its line and its placeholder", () => {
  const text =
    "# de Mendi\na: Mendialde y Mendia\nb: Llama al 94 123 45 67\nc: Obras Mendi, S.L.\nd: de Mendi.";
  expect(wordsOf([{ path: "content/home.yaml", text }])[1]).toBe(
    "content/home.yaml:3 (escribe {{phone}}), content/home.yaml:4 (escribe {{legalName}}), content/home.yaml:5 (escribe {{name}}): no cambiarían al cambiar company.yaml",
  );
});

test("this checkout's texts and documents are all read", () => {
  const paths = contentFiles(".").map(({ path }) => path);
  expect(paths).toContain("content/company.yaml");
  expect(paths.some((path) => path.startsWith("content/legal/"))).toBe(true);
  expect(paths.some((path) => path.endsWith(".pdf"))).toBe(true);
});
