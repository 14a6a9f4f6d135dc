/** The list of projects and their sheets in a real browser. */
import { expect, type Page, test } from "@playwright/test";

const SLUGS = ["mejora-drenaje-bi-4332", "reurbanizacion-viales-mungia", "mejora-carretera-bi-631"];

const cards = (page: Page) => page.locator("main article");
const filter = (page: Page, name: string) =>
  page.getByRole("group").getByRole("button", { name, exact: true });

test.describe("the list", () => {
  for (const language of ["es", "eu"] as const) {
    test(`shows three cards with picture, title, place, kind and the way to the sheet (${language}) @phone`, async ({
      page,
    }) => {
      await page.goto(`/${language}/proyectos`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(cards(page)).toHaveCount(3);
      for (const [index, slug] of SLUGS.entries()) {
        const card = cards(page).nth(index);
        await expect(card.getByRole("img")).toHaveAttribute("alt", /.{20}/);
        await expect(card.getByRole("heading", { level: 2 })).not.toBeEmpty();
        await expect(card).toContainText(/(Ubicación|Kokapena): .*Bizkaia/);
        await expect(card).toContainText(/(Tipo de obra|Obra mota): \S/);
        await expect(card.getByRole("link")).toHaveAttribute("href", `/${language}/proyectos/${slug}`);
      }
    });
  }

  test("the first touch of a filter already counts, and the address tells it @phone", async ({ page }) => {
    await page.goto("/es/proyectos");
    await expect(filter(page, "Todos")).toHaveAttribute("aria-pressed", "true");
    await filter(page, "Viales").click();
    await expect(cards(page)).toHaveCount(2);
    await expect(page).toHaveURL("/es/proyectos?filtro=roads");
    await expect(page.getByRole("main").getByRole("status")).toHaveText("2 de 3 proyectos");
    await filter(page, "Movimiento de tierras").click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText("BI-631");
    await filter(page, "Infraestructuras").click();
    await expect(cards(page)).toHaveCount(2);
    await filter(page, "Todos").click();
    await expect(cards(page)).toHaveCount(3);
    await expect(page).toHaveURL("/es/proyectos");
  });

  test("Back and Forward lead through the filters, and the same filter twice is one step", async ({
    page,
  }) => {
    await page.goto("/es/proyectos");
    await filter(page, "Viales").click();
    await filter(page, "Viales").click();
    await filter(page, "Movimiento de tierras").click();
    await expect(cards(page)).toHaveCount(1);
    await page.goBack();
    await expect(cards(page)).toHaveCount(2);
    await expect(filter(page, "Viales")).toHaveAttribute("aria-pressed", "true");
    await page.goBack();
    await expect(cards(page)).toHaveCount(3);
    await page.goForward();
    await expect(cards(page)).toHaveCount(2);
  });

  test("an address with a filter can be shared, and anything else means all", async ({ page }) => {
    await page.goto("/eu/proyectos?filtro=earthMovement");
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("link", { name: "Cambiar idioma a Español" }).click();
    await expect(page).toHaveURL("/es/proyectos?filtro=earthMovement");
    await expect(cards(page)).toHaveCount(1);
    await page.goto("/es/proyectos?filtro=barcos");
    await expect(cards(page)).toHaveCount(3);
  });

  test("an address with a filter never shows the whole list first", async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route("**/_astro/*.js", async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto("/es/proyectos?filtro=earthMovement", { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(cards(page).first()).toBeHidden();
    arrival.resolve();
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
  });

  test("a filter without projects says so in the specified words and offers all of them", async ({
    page,
  }) => {
    // The three projects of today leave no filter empty, so the page is given none for this one.
    await page.route("**/es/proyectos?filtro=earthMovement", async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll("movimientoTierras", "viales");
      await route.fulfill({ response, body: html });
    });
    await page.goto("/es/proyectos?filtro=earthMovement");
    await expect(
      page.getByText("No se encontraron proyectos que coincidan con los filtros seleccionados."),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveText("0 de 3 proyectos");
    await page.getByRole("button", { name: "Ver todos", exact: true }).click();
    await expect(cards(page)).toHaveCount(3);
  });
});

test.describe("a sheet", () => {
  for (const language of ["es", "eu"] as const) {
    for (const slug of SLUGS) {
      test(`/${language}/proyectos/${slug} has all its parts @phone`, async ({ page }) => {
        await page.goto(`/${language}/proyectos/${slug}`);
        const main = page.getByRole("main");
        await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(main.locator("header")).toContainText("Bizkaia");
        await expect(main.locator("header a")).toHaveAttribute("href", `/${language}/proyectos`);
        await expect(main.getByRole("listitem").filter({ has: page.getByRole("img") })).toHaveCount(4);
        await expect(page.locator('section[aria-labelledby="datos"] dt')).toHaveText(
          language === "es"
            ? ["Cliente", "Ubicación", "Fechas", "Datos relevantes"]
            : ["Bezeroa", "Kokapena", "Datak", "Datu aipagarriak"],
        );
        await expect(page.locator('section[aria-labelledby="descripcion"] p')).toHaveCount(1);
        await expect(page.locator('section[aria-labelledby="actuaciones"] p')).toHaveCount(3);
        await expect(main.getByRole("blockquote")).toHaveCount(slug === "mejora-drenaje-bi-4332" ? 1 : 0);
        await expect(
          main.getByRole("link", {
            name: language === "es" ? "Solicitar Presupuesto" : "Aurrekontua eskatu",
          }),
        ).toHaveAttribute("href", `/${language}/contacto`);
      });

      test(`on a phone /${language}/proyectos/${slug} breaks the name of no road @phone-only`, async ({
        page,
      }) => {
        await page.goto(`/${language}/proyectos/${slug}`);
        await page.evaluate(() => document.fonts.ready);
        const names = await page.getByRole("main").evaluate((main) => {
          const range = document.createRange();
          const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          const found: { name: string; lines: number }[] = [];
          for (let text = texts.nextNode(); text; text = texts.nextNode())
            for (const { 0: name, index } of (text.textContent ?? "").matchAll(/BI-\d+/g)) {
              range.setStart(text, index);
              range.setEnd(text, index + name.length);
              found.push({ name, lines: range.getClientRects().length });
            }
          return found;
        });
        expect(names.length).toBeGreaterThan(0);
        expect(names.filter(({ lines }) => lines > 1)).toEqual([]);
      });
    }
  }
});
