/** Which language a visitor gets, and how it is kept. */
import { expect, type Page, test } from "@playwright/test";
import { blockStorage } from "./broken-storage.ts";

const savedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem("language"));

test.describe("without a saved choice", () => {
  test("the root follows the browser's language", async ({ browser, baseURL }) => {
    for (const [locale, expected] of [
      ["eu-ES", "/eu/"],
      ["es-ES", "/es/"],
      ["fr-FR", "/es/"],
    ] as const) {
      const context = await browser.newContext({ locale, baseURL: String(baseURL) });
      const page = await context.newPage();
      await page.goto("/");
      expect(new URL(page.url()).pathname).toBe(expected);
      await context.close();
    }
  });

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
  await page.goto("/es/maquinaria?categoria=vehiculos#contenido");
  await expect(page).toHaveURL("/eu/maquinaria?categoria=vehiculos#contenido");
  await expect(page.locator("html")).toHaveAttribute("lang", "eu");
});

test("a stored code that is not a language counts for nothing", async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("set")) localStorage.setItem("language", "fr");
    sessionStorage.setItem("set", "yes");
  });
  await page.goto("/eu/nosotros");
  await expect(page).toHaveURL("/eu/nosotros");
  expect(await savedLanguage(page)).toBe("eu");
});

test("the switch keeps page, query and hash, and saves the choice", async ({ page }) => {
  await page.goto("/es/servicios?origen=prueba#taludes");
  await page.getByRole("link", { name: "Cambiar idioma a Euskera" }).click();
  await expect(page).toHaveURL("/eu/servicios?origen=prueba#taludes");
  expect(await savedLanguage(page)).toBe("eu");
  await page.getByRole("link", { name: "Cambiar idioma a Español" }).click();
  await expect(page).toHaveURL("/es/servicios?origen=prueba#taludes");
});

test("unprefixed addresses lead to the visitor's language with their query", async ({ page }) => {
  await page.goto("/eu/");
  await page.goto("/maquinaria?categoria=compactacion");
  await expect(page).toHaveURL("/eu/maquinaria?categoria=compactacion");
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
