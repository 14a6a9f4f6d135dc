/** The list of projects and their sheets in a real browser. */

import { expect, type Page, test } from "@playwright/test";
import { LANGUAGES } from "../../contract/languages.ts";
import { projectAddress } from "../../contract/routes.ts";
import { content, first } from "../../tests/content.ts";

const { projects } = content;
const ALL = projects.length;
const { categories, sectors } = content.projectSettings;
/** The filters with the number of projects that each keeps: two different ones, and the last. */
const filters = [
  ...categories.map((one) => ({
    ...one,
    count: projects.filter(({ category }) => category === one.id).length,
  })),
  ...sectors.map((one) => ({ ...one, count: projects.filter(({ sector }) => sector === one.id).length })),
].flatMap(({ filter: id, title, count }) => (id && count > 0 ? [{ id, title, count }] : []));
const one = first(filters);
const other = first(filters.slice(1));
const last = first(filters.toReversed());

const cards = (page: Page) => page.locator("main article");
const filter = (page: Page, name: string) =>
  page.getByRole("group").getByRole("button", { name, exact: true });

test.describe("the list", () => {
  test("the first touch of a filter already counts, and the address tells it", async ({ page }) => {
    await page.goto("/es/proyectos");
    await expect(filter(page, "Todos")).toHaveAttribute("aria-pressed", "true");
    await filter(page, one.title.es).click();
    await expect(cards(page)).toHaveCount(one.count);
    await expect(page).toHaveURL(`/es/proyectos?filtro=${one.id}`);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(`${one.count} de ${ALL} proyectos`);
    await filter(page, other.title.es).click();
    await expect(cards(page)).toHaveCount(other.count);
    await filter(page, last.title.es).click();
    await expect(cards(page)).toHaveCount(last.count);
    await filter(page, "Todos").click();
    await expect(cards(page)).toHaveCount(ALL);
    await expect(page).toHaveURL("/es/proyectos");
  });

  test("Back and Forward lead through the filters, and the same filter twice is one step", async ({
    page,
  }) => {
    await page.goto("/es/proyectos");
    await filter(page, one.title.es).click();
    await expect(cards(page)).toHaveCount(one.count);
    await filter(page, one.title.es).click();
    await filter(page, other.title.es).click();
    await expect(cards(page)).toHaveCount(other.count);
    await page.goBack();
    await expect(cards(page)).toHaveCount(one.count);
    await expect(filter(page, one.title.es)).toHaveAttribute("aria-pressed", "true");
    await page.goBack();
    await expect(cards(page)).toHaveCount(ALL);
    await page.goForward();
    await expect(cards(page)).toHaveCount(one.count);
  });

  test("an address with a filter can be shared, and anything else means all", async ({ page }) => {
    await page.goto(`/eu/proyectos?filtro=${other.id}`);
    await expect(cards(page)).toHaveCount(other.count);
    await page.getByRole("link", { name: "Cambiar idioma a Español" }).click();
    await expect(page).toHaveURL(`/es/proyectos?filtro=${other.id}`);
    await expect(cards(page)).toHaveCount(other.count);
    await page.goto("/es/proyectos?filtro=barcos");
    await expect(cards(page)).toHaveCount(ALL);
  });

  test("an address with a filter never shows the whole list first", async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route("**/_astro/*.js", async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto(`/es/proyectos?filtro=${other.id}`, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(cards(page).first()).toBeHidden();
    arrival.resolve();
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page)).toHaveCount(other.count);
  });

  test("a filter without projects says so in the specified words and offers all of them", async ({
    page,
  }) => {
    // The page is given a filter that keeps nothing, in place of one that does.
    await page.route(`**/es/proyectos?filtro=${other.id}`, async (route) => {
      const response = await route.fetch();
      const kept = [...categories, ...sectors].find(({ filter }) => filter === other.id)?.id;
      const html = (await response.text())
        .replaceAll(`&quot;${kept}&quot;],&quot;sector`, "&quot;nada&quot;],&quot;sector")
        .replaceAll(`&quot;${kept}&quot;],&quot;figures`, "&quot;nada&quot;],&quot;figures");
      await route.fulfill({ response, body: html });
    });
    await page.goto(`/es/proyectos?filtro=${other.id}`);
    await expect(
      page.getByText("No se encontraron proyectos que coincidan con los filtros seleccionados."),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(`0 de ${ALL} proyectos`);
    await page.getByRole("button", { name: "Ver todos", exact: true }).click();
    await expect(cards(page)).toHaveCount(ALL);
  });
});

test("on a phone no sheet breaks the name of a road @phone-only", async ({ page }) => {
  await page.addInitScript(() => localStorage.clear()); // else the first language would be kept
  for (const [place, { slug }] of projects.entries()) {
    await page.goto(projectAddress(first(LANGUAGES.slice(place % LANGUAGES.length)), slug));
    await page.evaluate(() => document.fonts.ready);
    const broken = await page.getByRole("main").evaluate((main) => {
      const range = document.createRange();
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: name, index } of (text.textContent ?? "").matchAll(/\b[A-Z]{1,2}-\d+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + name.length);
          if (range.getClientRects().length > 1) found.push(name);
        }
      return found;
    });
    expect(broken, slug).toEqual([]);
  }
});
