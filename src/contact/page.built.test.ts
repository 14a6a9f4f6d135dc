/** What the contact page says, as it was built. */
import { expect, test } from "vitest";
import { pageAddress } from "../../contract/routes.ts";
import { builtPage, inALine, structuredDataOf, textOf, textsOf } from "../../tests/built-page.ts";
import { content } from "../../tests/content.ts";

const { company } = content;
const page = builtPage(pageAddress("es", "contact"));

test("address, hours and the way there are told", () => {
  const place = page.querySelector('section[aria-labelledby="donde-estamos"]');
  const { street, postalCode, town, province } = company.address;
  const hours = company.officeHours.map(({ label }) => label.es);
  for (const text of [street, `${postalCode} ${town} (${province})`, ...hours])
    expect(textOf(place)).toContain(inALine(text));
  const way = place?.querySelector("a");
  expect(textOf(way)).toMatch(/^Cómo llegar/);
  expect(way?.getAttribute("href")).toContain(
    `https://www.openstreetmap.org/directions?to=${company.location.latitude}`,
  );
  expect(way?.getAttribute("rel")).toBe("noopener");
});

test("search engines read contact page, web page, trail and the visible hours", () => {
  const graph = structuredDataOf(page);
  const types = graph.flatMap((thing) => thing["@type"]);
  for (const type of ["WebPage", "ContactPage", "BreadcrumbList"]) expect(types).toContain(type);
  expect(graph.find((thing) => thing.openingHoursSpecification)?.openingHoursSpecification).toEqual(
    company.officeHours
      .filter(({ from }) => !from)
      .flatMap(({ spans }) => spans.map((span) => expect.objectContaining(span))),
  );
});

test.each([
  ["es", ["Nombre", "Correo electrónico", "Teléfono (opcional)", "Asunto", "Mensaje"]],
  ["eu", ["Izena", "Helbide elektronikoa", "Telefonoa (aukerakoa)", "Gaia", "Mezua"]],
] as const)(
  "the form is labelled and offers the subjects, the first of them chosen (%s)",
  (language, labels) => {
    const form =
      builtPage(pageAddress(language, "contact")).querySelector("main form") ?? expect.unreachable();
    const labelOf = (name: string) =>
      textOf(form.querySelector(`label[for="${form.querySelector(`[name="${name}"]`)?.id}"]`));
    expect(["name", "email", "phone", "subject", "message"].map(labelOf)).toEqual(labels);
    expect(textsOf(form, 'select[name="subject"] option')).toEqual(
      content.subjects.map((subject) => inALine(subject[language])),
    );
    expect(form.querySelector("option[selected]:not(:first-child)")).toBeNull();
  },
);

test("no document carries a sum", () => {
  expect(textOf(page.querySelector("[data-sum]"))).toBe("");
});
