/** The list of projects and their sheets in a real browser. */

import { expect, type Page, test } from "@playwright/test";
import { quoteAddress } from "../../contract/contact-page.ts";
import { content, first } from "../../tests/content.ts";
import { es } from "../site/strings/es.ts";
import { eu } from "../site/strings/eu.ts";

const LABELS = { es: es.projectDetail, eu: eu.projectDetail };
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
  for (const language of ["es", "eu"] as const) {
    test(`shows all cards with picture, title, place, kind and the way to the sheet (${language}) @phone`, async ({
      page,
    }) => {
      await page.goto(`/${language}/proyectos`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(cards(page)).toHaveCount(ALL);
      for (const [index, { slug, location, type }] of projects.entries()) {
        const card = cards(page).nth(index);
        await expect(card.getByRole("img")).toHaveAttribute("alt", /./);
        await expect(card.getByRole("heading", { level: 2 })).not.toBeEmpty();
        await expect(card).toContainText(location[language]);
        await expect(card).toContainText(type[language]);
        await expect(card.getByRole("link")).toHaveAttribute("href", `/${language}/proyectos/${slug}`);
      }
    });
  }

  test("the first touch of a filter already counts, and the address tells it @phone", async ({ page }) => {
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

test.describe("a sheet", () => {
  for (const language of ["es", "eu"] as const) {
    for (const { slug, title, location, images, solution, testimonial, machines, municipality } of projects) {
      test(`/${language}/proyectos/${slug} has all its parts @phone`, async ({ page }) => {
        await page.goto(`/${language}/proyectos/${slug}`);
        const main = page.getByRole("main");
        const labels = LABELS[language];
        await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(main.locator("header")).toContainText(location[language]);
        await expect(main.locator("header a")).toHaveAttribute("href", `/${language}/proyectos`);
        await expect(main.getByRole("listitem").filter({ has: page.locator("img") })).toHaveCount(
          images.length,
        );
        await expect(page.locator('section[aria-labelledby="datos"] dt')).toHaveText([
          labels.client,
          labels.location,
          labels.dates,
          labels.relevantData,
          ...(machines ? [labels.machines] : []),
          labels.certificates,
        ]);
        await expect(page.locator('#datos ~ dl a[href*="subcategoria="]')).toHaveCount(machines?.length ?? 0);
        await expect(main.getByRole("figure").filter({ has: page.locator("figcaption") })).toHaveCount(
          images.filter(({ caption }) => caption).length + (testimonial ? 1 : 0) + (municipality ? 1 : 0),
        );
        await expect(page.locator('section[aria-labelledby="descripcion"] p')).toHaveCount(1);
        await expect(page.locator('section[aria-labelledby="actuaciones"] p')).toHaveCount(
          solution[language].trim().split(/\n\s*\n/).length,
        );
        await expect(main.getByRole("blockquote")).toHaveCount(testimonial ? 1 : 0);
        await expect(
          main
            .getByRole("link", {
              name: language === "es" ? "Solicitar Presupuesto" : "Aurrekontua eskatu",
            })
            .first(),
        ).toHaveAttribute("href", quoteAddress(language, title[language]));
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
        expect(names.filter(({ lines }) => lines > 1)).toEqual([]);
      });
    }
  }
});
