/** Which language a visitor gets, and how it is kept. */
import { expect, type Page, test } from "@playwright/test";
import { pageAddress } from "../contract/routes.ts";
import { blockStorage } from "./broken-storage.ts";
import { content, first } from "./content.ts";

const SERVICE = first(content.services).id;
const CATEGORY = first(content.machinery.categories).id;

const savedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem("language"));

test.describe("without a saved choice", () => {
  test("an address with a prefix is shown as it is, and its language saved", async ({ page }) => {
    await page.goto("/eu/servicios");
    expect(new URL(page.url()).pathname).toBe("/eu/servicios");
    expect(await savedLanguage(page)).toBe("eu");
    await page.goto("/");
    expect(new URL(page.url()).pathname).toBe("/eu/");
  });
});

test("a saved choice wins over the address, and query and hash are kept", async ({ page }) => {
  await page.goto("/eu/");
  await page.goto(`/es/maquinaria?categoria=${CATEGORY}#contenido`);
  await expect(page).toHaveURL(`/eu/maquinaria?categoria=${CATEGORY}#contenido`);
  await expect(page.locator("html")).toHaveAttribute("lang", "eu");
});

test("the switch keeps page, query and hash, and saves the choice", async ({ page }) => {
  await page.goto(`/es/servicios?origen=prueba#${SERVICE}`);
  await page.getByRole("link", { name: "Cambiar idioma a Euskera" }).click();
  await expect(page).toHaveURL(`/eu/servicios?origen=prueba#${SERVICE}`);
  expect(await savedLanguage(page)).toBe("eu");
  await page.getByRole("link", { name: "Cambiar idioma a Español" }).click();
  await expect(page).toHaveURL(`/es/servicios?origen=prueba#${SERVICE}`);
});

test("on a phone the other language is one press away, with the menu closed @phone-only", async ({
  page,
}) => {
  await page.goto("/es/servicios");
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const link = page.getByRole("link", { name: "Cambiar idioma a Euskera" });
    await expect(link).toBeInViewport({ ratio: 1 });
    // The header stays one line.
    expect((await page.locator("#header").boundingBox())?.height, `${width} px`).toBeLessThan(72);
  }
  await page.getByRole("link", { name: "Cambiar idioma a Euskera" }).click();
  await expect(page).toHaveURL("/eu/servicios");
});

test("going back after the switch leads to where the visitor was before this page", async ({ page }) => {
  await page.goto("/es/nosotros");
  await page.goto("/es/servicios");
  await page.getByRole("link", { name: "Cambiar idioma a Euskera" }).click();
  await expect(page).toHaveURL("/eu/servicios");
  await page.goBack();
  await expect(page).toHaveURL(/\/nosotros$/);
});

test("the middle button asks the browser for the page in the other language, at the same place", async ({
  page,
}) => {
  await page.goto(`/es/servicios#${SERVICE}`);
  const link = page.getByRole("link", { name: "Cambiar idioma a Euskera" });
  // After every script of ours. The tab itself is the browser's affair, and some open none without a window.
  await page.evaluate(() =>
    addEventListener("auxclick", (event) => {
      document.body.dataset.leftToBrowser = String(!event.defaultPrevented);
      event.preventDefault();
    }),
  );
  await link.click({ button: "middle" });
  await expect(page.locator("body")).toHaveAttribute("data-left-to-browser", "true");
  await expect(link).toHaveJSProperty("href", new URL(`/eu/servicios#${SERVICE}`, page.url()).href);
  expect(await savedLanguage(page)).toBe("eu");
});

test("the cookie that mirrors the choice is written by the switch alone", async ({ page, context }) => {
  const languageCookie = async () => (await context.cookies()).find(({ name }) => name === "language")?.value;
  await page.goto("/es/nosotros");
  await expect.poll(() => savedLanguage(page)).toBe("es");
  expect(await languageCookie()).toBeUndefined();
  await page.getByRole("link", { name: "Cambiar idioma a Euskera" }).click();
  await expect(page).toHaveURL("/eu/nosotros");
  expect(await languageCookie()).toBe("eu");
});

for (const [address, label, target] of [
  ["/eu/no-hay", "Cambiar idioma a Español", "/es/no-hay"],
  ["/es/proyectos/no-hay", "Cambiar idioma a Euskera", "/eu/proyectos/no-hay"],
] as const) {
  test(`on ${address} the switch leads to the same view`, async ({ page }) => {
    await page.goto("/es/nosotros");
    await expect.poll(() => savedLanguage(page)).toBe("es");
    await page.goto(address);
    await page.getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(target);
    await expect(page.locator("html")).toHaveAttribute("lang", target.slice(1, 3));
  });
}

test("a page that does not exist offers others in its own language", async ({ page }) => {
  await page.goto("/es/nosotros");
  await expect.poll(() => savedLanguage(page)).toBe("es");
  await page.goto("/eu/no-hay");
  const services = pageAddress("eu", "services");
  await page.getByRole("main").locator(`a[href="${services}"]`).click();
  await expect(page).toHaveURL(services);
});

test("unprefixed addresses lead to the visitor's language with their query", async ({ page }) => {
  await page.goto("/eu/");
  await page.goto(`/maquinaria?categoria=${CATEGORY}`);
  await expect(page).toHaveURL(`/eu/maquinaria?categoria=${CATEGORY}`);
  await page.goto("/flota");
  await expect(page).toHaveURL("/eu/maquinaria");
});

test("with storage blocked the address decides and the page works", async ({ page }) => {
  await blockStorage(page);
  await page.goto("/eu/nosotros");
  await expect(page).toHaveURL("/eu/nosotros");
  await page.getByRole("link", { name: "Cambiar idioma a Español" }).click();
  await expect(page).toHaveURL("/es/nosotros");
});
