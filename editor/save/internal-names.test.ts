import { expect, test } from "vitest";
import { withInternalNames } from "./internal-names.ts";

test("machines without an internal name get one that is free", () => {
  const machines = [{ id: "dumper-01", type: "dumper" }, { id: "", type: "dumper" }, { type: "dumper" }];
  expect(withInternalNames("machinery.yaml", { equipment: machines })).toEqual({
    equipment: [
      { id: "dumper-01", type: "dumper" },
      { id: "dumper-02", type: "dumper" },
      { id: "dumper-03", type: "dumper" },
    ],
  });
});

test("other entries get the words by which their owner knows them", () => {
  const question = { es: "¿Trabajáis en sábado?", eu: "Larunbatean?" };
  expect(withInternalNames("questions.yaml", { questions: [{ question }, { id: "", question }] })).toEqual({
    questions: [
      { id: "trabajais-en-sabado", question },
      { id: "trabajais-en-sabado-2", question },
    ],
  });
  const title = { es: "Grúas", eu: "Garabiak" };
  expect(
    withInternalNames("machinery.yaml", { categories: [{ id: "gruas", subcategories: [{ title }] }] }),
  ).toEqual({ categories: [{ id: "gruas", subcategories: [{ title, id: "gruas-2" }] }] });
});

test("a tonnage band gets the words that are read", () => {
  const title = { es: "5–10 TN", eu: "5–10 TN" };
  expect(withInternalNames("machinery.yaml", { bands: [{ id: "25+" }, { id: "", title }] })).toEqual({
    bands: [{ id: "25+" }, { id: "5-10-tn", title }],
  });
});

test("what has a name keeps it, and what needs none gets none", () => {
  const home = { figures: [{ label: { es: "años", eu: "urte" } }] };
  expect(withInternalNames("home.yaml", home)).toEqual(home);
  const text = { updated: "Abril de 2025" };
  expect(withInternalNames("legal/aviso-legal.es.md", text)).toEqual(text);
});
