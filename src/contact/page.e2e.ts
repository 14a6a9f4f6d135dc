/** The contact page as it stands, before anybody touches the form. */
import { expect, test } from "@playwright/test";
import { formAddress, QUOTE_ID, quoteAddress } from "../../contract/contact-page.ts";
import { content } from "../../tests/content.ts";
import { field, fillIn, sumOf, touchForm, visitContactPage } from "../../tests/parts/contact-visitor.ts";
import { es } from "../site/strings/es.ts";

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

test("whoever comes to ask for a quote reads above the form what for, and nobody else does @phone", async ({
  page,
}) => {
  const about = "Retroexcavadora Marca 1-2";
  const line = page.locator(`#${QUOTE_ID}`);
  await page.goto(quoteAddress("es", about));
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(line).toHaveText(`${es.contact.quoteFor} ${about}`);
  await page.goto(`${formAddress("es")}`);
  await page.reload();
  await expect(line).toBeHidden();
});

test("the map is loaded only when it is asked for", async ({ page }) => {
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

for (const width of [360, 390, 768, 1024, 1280, 1920]) {
  test(`the drawn map cuts none of its names at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visitContactPage(page);
    const cut = await page.locator("main svg:has(text)").evaluate((map) => {
      const frame = map.getBoundingClientRect();
      const names = [...map.querySelectorAll("text")].filter((name) => name.checkVisibility());
      const isCut = ({ left, right, top, bottom }: DOMRect) =>
        left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
      return names
        .filter((name) => isCut(name.getBoundingClientRect()))
        .map(({ textContent }) => textContent);
    });
    expect(cut).toEqual([]);
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

test("a random sum is there from first sight and stays when the form wakes", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  const seen = new Set<string>();
  for (let visit = 0; visit < 3; visit += 1) {
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
