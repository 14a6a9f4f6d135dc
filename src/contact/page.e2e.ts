/** The contact page as it stands, before anybody touches the form. */
import { expect, test } from "@playwright/test";
import { content } from "../../tests/content.ts";
import { FIRST_SUBJECT, field, fillIn, sumOf, touchForm, visitContactPage } from "./test-visitor.ts";

const { company } = content;
const MAP = "https://www.openstreetmap.org/**";

test("telephone and e-mail come first, the form second, the map third @phone", async ({ page }) => {
  await visitContactPage(page);
  const tops = await Promise.all(
    [`main a[href="tel:${company.phoneLink}"]`, "main form", "main [data-shows=map]"].map(
      async (selector) => (await page.locator(selector).first().boundingBox())?.y ?? 0,
    ),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expect(page.locator("main").getByRole("link", { name: company.email }).first()).toHaveAttribute(
    "href",
    `mailto:${company.email}`,
  );
});

test("address, hours and the way there are told", async ({ page }) => {
  await visitContactPage(page);
  const place = page.getByRole("region", { name: "Dónde estamos" });
  const { street, postalCode, town, province } = company.address;
  const hours = company.officeHours.map(({ label }) => label.es);
  for (const text of [street, `${postalCode} ${town} (${province})`, ...hours])
    await expect(place).toContainText(text);
  const way = place.getByRole("link", { name: "Cómo llegar" });
  await expect(way).toHaveAttribute(
    "href",
    new RegExp(`^https://www\\.openstreetmap\\.org/directions\\?to=${company.location.latitude}`),
  );
  await expect(way).toHaveAttribute("rel", "noopener");
});

test("the map is loaded only when it is asked for @phone", async ({ page }) => {
  const loads: string[] = [];
  page.on(
    "request",
    (request) => request.url().startsWith("https://www.openstreetmap") && loads.push(request.url()),
  );
  await visitContactPage(page);
  const show = page.getByRole("button", { name: "Ver el mapa" });
  await show.scrollIntoViewIfNeeded();
  await expect(page.locator("main iframe")).toHaveCount(0);
  expect(loads).toEqual([]);
  const map = page.waitForRequest(MAP);
  await show.click();
  expect((await map).url()).toContain(`marker=${company.location.latitude}%2C${company.location.longitude}`);
});

test("search engines read contact page, web page, trail and the visible hours", async ({ page }) => {
  await visitContactPage(page);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: { "@type": string; openingHoursSpecification?: unknown[] }[] = JSON.parse(data ?? "{}")[
    "@graph"
  ];
  const types = graph.flatMap((thing) => thing["@type"]);
  for (const type of ["WebPage", "ContactPage", "BreadcrumbList"]) expect(types).toContain(type);
  expect(graph.find((thing) => thing.openingHoursSpecification)?.openingHoursSpecification).toEqual(
    company.officeHours.flatMap(({ spans }) => spans.map((span) => expect.objectContaining(span))),
  );
});

for (const { language, labels } of [
  {
    language: "es" as const,
    labels: ["Nombre", "Correo electrónico", "Teléfono (opcional)", "Asunto", "Mensaje"],
  },
  {
    language: "eu" as const,
    labels: ["Izena", "Helbide elektronikoa", "Telefonoa (aukerakoa)", "Gaia", "Mezua"],
  },
]) {
  test(`the form is labelled and starts with the first subject (${language})`, async ({ page }) => {
    await visitContactPage(page, { language });
    for (const [index, name] of ["name", "email", "phone", "subject", "message"].entries()) {
      await expect(field(page, name)).toHaveAccessibleName(labels[index] ?? "");
    }
    await expect(field(page, "subject").locator("option")).toHaveText(
      content.subjects.map((subject) => subject[language]),
    );
    await expect(field(page, "subject")).toHaveValue(FIRST_SUBJECT);
  });
}

test("the honeypot is hidden from people, from the keyboard and from screen readers", async ({ page }) => {
  await visitContactPage(page);
  const honeypot = field(page, "honeypot");
  await expect(honeypot).toHaveAttribute("tabindex", "-1");
  await expect(page.getByRole("textbox", { name: "No rellenes este campo" })).toHaveCount(0);
  const box = await honeypot.locator("..").boundingBox();
  expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(1);
});

test("no document carries a sum; a random one is there from first sight and stays when the form wakes", async ({
  page,
  request,
}) => {
  expect(await (await request.get("/es/contacto")).text()).toMatch(/<span data-sum(="")?><\/span>/);
  await page.route("**/*.js", (route) => route.abort());
  const seen = new Set<string>();
  for (let visit = 0; visit < 6; visit += 1) {
    await visitContactPage(page);
    await expect(field(page, "mathCaptcha")).toBeVisible();
    const { first, second } = await sumOf(page);
    seen.add(`${first} + ${second}`);
  }
  expect(seen.size).toBeGreaterThan(1);
  await page.unrouteAll();
  await visitContactPage(page);
  const before = await sumOf(page);
  await touchForm(page);
  await fillIn(page);
  expect(await sumOf(page)).toEqual(before);
});
