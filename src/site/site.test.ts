import { expect, test } from "vitest";
import { siteIn } from "./site.ts";

test.each([
  ["es", "Lunes a jueves", "Viernes"],
  ["eu", "Astelehenetik ostegunera", "Ostirala"],
] as const)("office hours in %s are read as people write them", (language, week, friday) => {
  expect(siteIn(language).company.officeHours).toEqual([
    { label: week, spans: ["8.00–13.00", "14.00–18.00"] },
    { label: friday, spans: ["8.00–13.00"] },
  ]);
});

test("each language has its own strings and texts, and the same facts", () => {
  const [spanish, basque] = [siteIn("es"), siteIn("eu")];
  expect(spanish.strings.navbar.pages.services).toBe("Servicios");
  expect(basque.strings.navbar.pages.services).toBe("Zerbitzuak");
  expect(basque.company.area).not.toBe(spanish.company.area);
  expect(basque.company.phoneLink).toBe(spanish.company.phoneLink);
});
