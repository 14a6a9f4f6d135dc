/** What visitors ask of their browser: less motion, more contrast, their own colours. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { pageAddress } from "../contract/routes.ts";
import { es } from "../src/site/strings/es.ts";
import { content, first } from "./content.ts";
import { forgetLanguage } from "./parts/forget-language.ts";

const SERVICE = first(content.services).id;
const CATEGORY = first(content.machinery.categories).title.es;
const { categories, sectors } = content.projectSettings;
const PROJECT_FILTER = [...categories, ...sectors].find(({ filter }) => filter)?.title.es;
/** Of the menu, which an owner makes: where one is, and where one goes. */
const [here, there] = content.navigation.map(({ page, label }) => ({
  address: pageAddress("es", page),
  label: label.es,
}));

/** The longest transition or animation that any element of the page could show, in milliseconds. */
const longestMotion = (page: Page) =>
  page.evaluate(() => {
    const milliseconds = (value: string) =>
      value.split(",").map((part) => Number.parseFloat(part) * (part.trim().endsWith("ms") ? 1 : 1000));
    const times = [...document.querySelectorAll("*")].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return [...milliseconds(transitionDuration), ...milliseconds(animationDuration)];
    });
    return Math.max(...times.filter(Number.isFinite));
  });

/** Goes to the next page and tells whether the browser showed its own transition. */
async function transitionOnTheWay(page: Page): Promise<boolean> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      Object.assign(window, { transition: event.viewTransition !== null });
    });
  });
  await page.goto(here?.address ?? "");
  await page
    .locator("header nav:visible")
    .getByRole("link", { name: there?.label ?? "", exact: true })
    .click();
  await page.waitForURL(there?.address ?? "");
  await page.waitForFunction(() => "transition" in window); // the page is there before it is shown
  return page.evaluate(() => (window as unknown as { transition: boolean }).transition); // set above
}

test.skip(!there, "the menu has no two pages");

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("pages change with the browser's own transition, and nothing moves for longer than 250 ms", async ({
    page,
  }) => {
    expect(await transitionOnTheWay(page)).toBe(true);
    await page.locator("#spinner").evaluate((spinner) => spinner.remove()); // it turns for as long as one waits
    const longest = await longestMotion(page);
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThanOrEqual(250);
  });
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves: no transitions, no smooth scrolling, no change of pages @phone", async ({ page }) => {
    await forgetLanguage(page);
    for (const address of ["/es/", "/eu/proyectos", "/es/contacto"]) {
      await page.goto(address);
      expect(await longestMotion(page), address).toBeLessThanOrEqual(1);
    }
    await page.goto("/es/#preguntas-frecuentes");
    await page.evaluate(() => document.documentElement.classList.add("smooth-scroll"));
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  });

  test("a change of colours is there at once, on paper too", async ({ page }) => {
    await page.goto("/es/proyectos");
    const passing = await page.evaluate(() => {
      document.body.style.color = "red";
      return document.getAnimations().length;
    });
    expect(passing).toBe(0);
  });

  test("pages change without a transition", async ({ page }) => {
    expect(await transitionOnTheWay(page)).toBe(false);
  });
});

test.describe("with forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("buttons keep an edge, and the current page and filter are still told apart", async ({ page }) => {
    await page.goto("/es/");
    const pictures = page.locator("main img.stands-on-page");
    const blends = await pictures.evaluateAll((all) => all.map((one) => getComputedStyle(one).mixBlendMode));
    expect(new Set(blends), "multiplied with a dark ground they would be black").toEqual(new Set(["normal"]));
    for (const button of await page.locator("#inicio a, section a[class*=min-h-12]").all()) {
      const width = await button.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).borderTopWidth),
      );
      expect(width, String(await button.textContent())).toBeGreaterThanOrEqual(2);
    }
    const look = (control: Locator) =>
      control.evaluate((element) => {
        const { borderBottomColor, backgroundColor, color, textDecorationLine } = getComputedStyle(element);
        return [borderBottomColor, backgroundColor, color, textDecorationLine].join();
      });
    await page.goto("/es/proyectos");
    const filter = (name: string) => page.getByRole("group").getByRole("button", { name, exact: true });
    if (PROJECT_FILTER && (await filter(PROJECT_FILTER).count()) > 0)
      expect(await look(filter(es.projects.all))).not.toBe(await look(filter(PROJECT_FILTER)));
    const link = (name: string) =>
      page.locator("header nav:visible").getByRole("link", { name, exact: true });
    await page.goto(here?.address ?? "");
    expect(await look(link(here?.label ?? ""))).not.toBe(await look(link(there?.label ?? "")));
    await page.goto("/es/maquinaria");
    const category = (name: string) => page.locator("main label").filter({ hasText: name });
    if ((await category(CATEGORY).count()) > 0)
      expect(await look(category(es.machinery.allCategories).first())).not.toBe(
        await look(category(CATEGORY)),
      );
  });
});

test.describe("with more contrast", () => {
  test.use({ contextOptions: { contrast: "more" } });

  test("quiet texts and hairlines are as dark as the rest", async ({ page }) => {
    await page.goto("/es/servicios");
    const ink = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
    await expect(page.locator(`#${SERVICE} h3`).first()).toHaveCSS("color", ink);
    await expect(page.locator(`#${SERVICE} li`).first()).toHaveCSS("border-bottom-color", ink);
  });
});

test("where pictures are off, the words of each can be read on the light ground that models have", async ({
  page,
}) => {
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  for (const name of ["home", "about"] as const) {
    await page.goto(pageAddress("es", name));
    const pale = await page.locator("main img.stands-on-page").evaluateAll((pictures) =>
      pictures
        .map((picture) => getComputedStyle(picture).color)
        // Up to here every grey has 7 : 1 on limestone.
        .filter((colour) => Math.max(...(colour.match(/\d+/g) ?? []).map(Number)) > 80),
    );
    expect(pale, name).toEqual([]);
  }
});
