/** The list of projects and their sheets in a real browser. */

import { expect, type Page, test } from "@playwright/test";
import { REJECT_ALL } from "../../contract/consent.ts";
import { LANGUAGES } from "../../contract/languages.ts";
import { pageAddress, projectAddress } from "../../contract/routes.ts";
import { content, first } from "../../tests/content.ts";
import { answerBeforehand } from "../../tests/parts/consent-page.ts";
import { forgetLanguage } from "../../tests/parts/forget-language.ts";
import { es } from "../site/strings/es.ts";
import { LEAST_TO_FILTER } from "./filters.ts";

const { projects } = content;
const ALL = projects.length;
const { categories, sectors } = content.projectSettings;
const NONE = { id: "", title: { es: "", eu: "" }, count: 0 };
/** The filters with the number of projects that each keeps: two different ones, and the last. */
const filters = [
  ...categories.map((one) => ({
    ...one,
    count: projects.filter(({ category }) => category === one.id).length,
  })),
  ...sectors.map((one) => ({ ...one, count: projects.filter(({ sector }) => sector === one.id).length })),
].flatMap(({ filter: id, title, count }) => (id && count > 0 ? [{ id, title, count }] : []));
const [one = NONE, other = NONE] = filters;
const last = filters.at(-1) ?? NONE;
/** Where the filters' buttons are: with few projects only where one is asked for. */
const start =
  ALL < LEAST_TO_FILTER
    ? { address: `/es/proyectos?filtro=${last.id}`, count: last.count }
    : { address: "/es/proyectos", count: ALL };

const cards = (page: Page) => page.locator("main article");
const filter = (page: Page, name: string) =>
  page.getByRole("group").getByRole("button", { name, exact: true });

test.describe("the list", () => {
  test.skip(other === NONE, "there are no two filters");

  test("the first touch of a filter already counts, and the address tells it", async ({ page }) => {
    await page.goto(start.address);
    await expect(cards(page)).toHaveCount(start.count);
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
    await page.goto(start.address);
    await filter(page, one.title.es).click();
    await expect(cards(page)).toHaveCount(one.count);
    await filter(page, one.title.es).click();
    await filter(page, other.title.es).click();
    await expect(cards(page)).toHaveCount(other.count);
    await page.goBack();
    await expect(cards(page)).toHaveCount(one.count);
    await expect(filter(page, one.title.es)).toHaveAttribute("aria-pressed", "true");
    await page.goBack();
    await expect(page).toHaveURL(start.address);
    await expect(cards(page)).toHaveCount(start.count);
    await page.goForward();
    await expect(page).toHaveURL(`/es/proyectos?filtro=${one.id}`);
    await expect(cards(page)).toHaveCount(one.count);
  });

  test("an address with a filter can be shared, and anything else means all", async ({ page }) => {
    await page.goto(`/eu/proyectos?filtro=${other.id}`);
    await expect(cards(page)).toHaveCount(other.count);
    await page.getByRole("link", { name: "Cambiar idioma a Español" }).click();
    await expect(page).toHaveURL(`/es/proyectos?filtro=${other.id}`);
    await expect(cards(page)).toHaveCount(other.count);
    const closingPicture = page.locator("[data-closes]").filter({ visible: true });
    await expect(closingPicture).toHaveCount(0);
    await page.goto("/es/proyectos?filtro=barcos");
    await expect(cards(page)).toHaveCount(ALL);
    await expect(closingPicture).toHaveCount(content.pages.projects.picture ? 1 : 0);
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

test("each mark of the map can be pressed @phone", async ({ page }) => {
  await page.goto(pageAddress("es", "projects"));
  for (const mark of await page.locator('section[aria-labelledby="mapa"] svg a').all())
    await mark.click({ trial: true });
});

test("the works come before their map @phone", async ({ page }) => {
  await page.goto(pageAddress("eu", "projects"));
  const [list, map] = await page
    .locator('main article, section[aria-labelledby="mapa"]')
    .evaluateAll((parts) => [parts[0], parts.at(-1)].map((part) => part?.getBoundingClientRect().top ?? 0));
  expect(list).toBeLessThanOrEqual(map ?? 0);
});

test("on a phone no sheet breaks the name of a road @phone-only", async ({ page }) => {
  await forgetLanguage(page);
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

test("on a phone a sheet tells who for and when on its first screen, and what was done before its figures @phone-only", async ({
  page,
}) => {
  await page.goto(projectAddress("es", first(projects).slug));
  const [client] = first(projects).client.es.split(" ");
  await expect(page.locator("#datos ~ dl")).toContainText(client ?? "");
  await expect(page.locator("#datos ~ dl")).toBeInViewport({ ratio: 1 });
  const tops = await page
    .locator("#descripcion, #cifras, #maquinaria, #certificados")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  const description = await page.locator("#descripcion").evaluate((part) => part.getBoundingClientRect().top);
  expect(Math.min(...tops)).toBe(description);
});

/** An owner may have none. */
for (const { slug } of projects.filter(({ comparison }) => comparison).slice(0, 1)) {
  const { label, slider } = es.projectDetail.comparison;
  const pictures = (page: Page) => page.getByRole("figure", { name: label }).locator("picture img");
  /** Where the later picture begins, in per cent. */
  const edge = async (page: Page) => {
    const clip = await pictures(page)
      .last()
      .evaluate((img) => getComputedStyle(img.closest("[class*=clip-path]") ?? img).clipPath);
    return clip === "none" ? "none" : Math.round(Number(/([\d.]+)%\)$/.exec(clip)?.[1]));
  };

  test("before and after are compared by keys, by dragging and by a tap, and the page still scrolls under a finger @phone", async ({
    page,
  }) => {
    await answerBeforehand(page, REJECT_ALL); // the banner would come over the pictures
    await page.goto(projectAddress("es", slug));
    await expect.poll(() => edge(page)).toBe(50);
    await page.getByRole("slider", { name: slider }).press("ArrowRight");
    await expect.poll(() => edge(page)).toBe(51);
    const box = await pictures(page).last().locator("xpath=ancestor::figure/div").boundingBox();
    if (!box) throw new Error("the pictures are not shown");
    const [left, middle] = [box.x, box.y + box.height / 2];
    await page.mouse.move(left + box.width / 2, middle);
    await page.mouse.down();
    await page.mouse.move(left + box.width * 0.2, middle, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => edge(page)).toBe(20);
    await page.mouse.click(left + box.width * 0.7, middle);
    await expect.poll(() => edge(page)).toBe(70);
    const handle = page.getByRole("slider", { name: slider });
    await expect(handle).toHaveValue("70");
    // The handle stands on the edge, and takes it along.
    const { y, height } = (await handle.boundingBox()) ?? { y: 0, height: 0 };
    await page.mouse.move(left + box.width * 0.7, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(left + box.width * 0.4, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => edge(page)).toBe(40);
    expect(Math.abs(y + height / 2 - middle)).toBeLessThan(2);
    expect(
      await page.evaluate(
        ([x, y]) =>
          getComputedStyle(document.elementFromPoint(x, y)?.closest("[class*=touch]") ?? document.body)
            .touchAction,
        [left + box.width / 2, middle] as const,
      ),
    ).toBe("pan-y pinch-zoom");
  });

  test("a picture's word goes before the edge would cut it", async ({ page }) => {
    const { before, after } = es.projectDetail.comparison;
    await page.goto(projectAddress("es", slug));
    const words = page.getByRole("figure", { name: label });
    for (const [place, shown] of [
      ["50", [before, after]],
      ["10", [after]],
      ["90", [before]],
    ] as const) {
      await page.getByRole("slider", { name: slider }).fill(place);
      for (const word of [before, after])
        await expect(words.getByText(word, { exact: true })).toHaveCSS(
          "opacity",
          shown.includes(word) ? "1" : "0",
        );
    }
  });

  test("whoever comes back finds the edge where the slider stands", async ({ page }) => {
    await page.goto(projectAddress("es", slug));
    await page.getByRole("slider", { name: slider }).fill("20");
    await expect.poll(() => edge(page)).toBe(20);
    await page.goto(pageAddress("es", "contact"));
    await page.goBack();
    await expect(page.getByRole("slider", { name: slider })).toHaveValue("20");
    await expect.poll(() => edge(page)).toBe(20);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("after stands whole under before, and there is no slider", async ({ page }) => {
      await page.goto(projectAddress("es", slug));
      const [before, after] = await Promise.all([0, 1].map((at) => pictures(page).nth(at).boundingBox()));
      expect(after?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
      await expect(page.getByRole("slider")).toHaveCount(0);
    });
  });
}
