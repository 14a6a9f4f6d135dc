/** The machinery page in a real browser, sentence by sentence. */
import { expect, type Page, test } from "@playwright/test";
import { LANGUAGES } from "../../contract/languages.ts";
import { pageAddress, projectAddress } from "../../contract/routes.ts";
import { expectNoFindings } from "../../tests/axe.ts";
import { content, first, isOwned, type Machine, machines } from "../../tests/content.ts";
import { forgetLanguage } from "../../tests/parts/forget-language.ts";
import { es } from "../site/strings/es.ts";
import { eu } from "../site/strings/eu.ts";
import { stringsFor } from "../site/strings/index.ts";

const WHOLE_FLEET = machines.length;
const SCRIPT_BUDGET_BYTES = 120_000;

const cards = (page: Page) => page.locator(".fleet > li");
const category = (page: Page, name: string) => page.getByRole("radio", { name });
const count = (page: Page) => page.getByRole("main").getByRole("status");

const { categories } = content.machinery;
/** Equal machines share a card. */
const cardsFor = (fits: (machine: Machine) => boolean) =>
  new Set(
    machines
      .filter(fits)
      .map(({ type, brand, model, capacity, tonnage }) =>
        JSON.stringify([type, brand, model, capacity, tonnage]),
      ),
  ).size;
const countOf = (fits: (machine: Machine) => boolean) => machines.filter(fits).length;
const ALL_CARDS = cardsFor(() => true);
const inCategory = (id: string) => cardsFor((machine) => machine.category === id);

/** Any machine of a category that has a band, and what the filters that it fits are called. */
const [weighed = first(machines)] = machines.filter(({ tonnage }) => tonnage);
const weighedCategory = first(categories.filter(({ id }) => id === weighed.category));
const [otherCategory = weighedCategory] = categories.filter(({ id }) => id !== weighed.category);
test.skip(otherCategory === weighedCategory, "all machines are of one category");
const query = (fields: Record<string, string>) => `?${new URLSearchParams(fields)}`;
/** As the search reads: without case and accents. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/\s+/g, " ")
    .toLowerCase();

test.describe("without a filter", () => {
  test("the grid has as many columns as the screen has room for", async ({ page }) => {
    await page.goto("/eu/maquinaria");
    for (const [width, columns] of [
      [390, 1],
      [600, 2],
      [1024, 3],
      [1280, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page
        .locator(".fleet-kind:not(.fleet-wide):has(h3) :is(img, .fleet > li)")
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
      expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
    }
  });
});

test("on a wide screen every machine is one line", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto("/eu/maquinaria");
  const [line = 0, ...lines] = (
    await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
  ).toSorted((one, other) => one - other);
  expect(lines.at(-1)).toBeLessThan(1.2 * line);
});

test("a search shows what it finds, where the list begins at the foot of the screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 880 });
  await page.goto("/es/maquinaria");
  await expect(cards(page).first()).not.toBeInViewport();
  await page.getByRole("searchbox").fill(weighed.brand);
  await expect(count(page)).toBeInViewport({ ratio: 1 });
  await expect(cards(page).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("searchbox")).toBeInViewport({ ratio: 1 });
});

test("so does a choice that was given no focus, as Safari gives none to what is pressed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/es/maquinaria");
  await page.locator("form.fleet-filters").hover();
  await expect(page.locator("astro-island:not([ssr]) form.fleet-filters")).toBeVisible();
  await page.locator(`select option[value="${weighed.subcategory}"]`).evaluate((option) => {
    const select = option.closest("select");
    if (!select) return;
    select.value = (option as HTMLOptionElement).value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expectResultsInSight(page);
});

test("whoever reads on while the code comes stays where they are", async ({ page }) => {
  await page.goto("/es/maquinaria");
  let send = () => {};
  const isRead = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await isRead;
    await route.continue();
  });
  await page.locator("form.fleet-filters").hover();
  const last = cards(page).last();
  await last.scrollIntoViewIfNeeded();
  send();
  await expect(page.locator("astro-island:not([ssr]) form.fleet-filters")).toHaveCount(1);
  // React filters the list a moment later, when it has nothing else to do.
  for (const _ of [1, 2, 3])
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(last).toBeInViewport();
});

test.describe("categoria in the address", () => {
  test("it is preselected in both languages", async ({ page }) => {
    const { id, title } = otherCategory;
    await forgetLanguage(page);
    for (const [address, name] of [
      [`/es/maquinaria?categoria=${id}`, title.es],
      [`/eu/flota?categoria=${id}`, title.eu],
    ] as const) {
      await page.goto(address);
      await expect(category(page, name)).toBeChecked();
      await expect(cards(page)).toHaveCount(inCategory(id));
      await expect(cards(page).first()).toBeVisible();
    }
  });

  test("the whole list is never seen before the asked part of it", async ({ page }) => {
    await page.addInitScript(() => {
      // On a busy machine the code may come after the page has lost its patience.
      const patient = new CSSStyleSheet();
      patient.replaceSync(".waits-for-filter { animation-play-state: paused !important }");
      document.adoptedStyleSheets.push(patient);
      const seen = new Set<number>();
      Object.assign(window, { seen });
      const look = () => {
        const list = document.querySelector(".waits-for-filter");
        if (list && getComputedStyle(list).visibility === "visible")
          seen.add(list.querySelectorAll(".fleet > li").length);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(`/es/maquinaria?categoria=${otherCategory.id}`);
    await expect(cards(page).first()).toBeVisible();
    const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen]); // set above
    await expect.poll(seen).toEqual([inCategory(otherCategory.id)]);
  });

  test("if the code never arrives, the whole list is shown after all", async ({ page }) => {
    await page.route("**/_astro/*.js", (route) => route.abort());
    await page.goto(`/es/maquinaria?categoria=${otherCategory.id}`, { waitUntil: "domcontentloaded" });
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page)).toHaveCount(ALL_CARDS);
  });
});

test.describe("choosing", () => {
  test("a category resets the subcategory, announces the count and enters the address @phone", async ({
    page,
  }) => {
    const { category: from, subcategory } = weighed;
    await page.goto(`/es/maquinaria${query({ categoria: from, subcategoria: subcategory })}`);
    await expect(cards(page)).toHaveCount(cardsFor((machine) => machine.subcategory === subcategory));
    await category(page, otherCategory.title.es).check();
    await expect(page.getByLabel("Subcategoría")).toHaveValue("all");
    await expect(count(page)).toHaveText(
      `${countOf(({ category }) => category === otherCategory.id)} de ${WHOLE_FLEET} máquinas, vehículos y accesorios`,
    );
    await expect(page).toHaveURL(`/es/maquinaria?categoria=${otherCategory.id}`);
  });

  test("an empty result says so and offers the way back", async ({ page }) => {
    await page.goto("/eu/maquinaria?buscar=itsasontzia");
    await expect(page.getByText(eu.machinery.empty)).toBeVisible();
    await expect(page.locator("[data-closes]").filter({ visible: true })).toHaveCount(0);
    await page.getByRole("button", { name: eu.machinery.clear }).click();
    await expect(cards(page)).toHaveCount(ALL_CARDS);
    await expect(page).toHaveURL(/\/eu\/maquinaria$/);
    await expect(category(page, eu.machinery.allCategories)).toBeFocused();
  });

  test("Back and Forward lead through the choices, typing is no step", async ({ page }) => {
    const text = plain(weighed.brand);
    const narrowed = cardsFor(
      (machine) => machine.category === weighed.category && plain(machine.brand).includes(text),
    );
    await page.goto("/es/maquinaria");
    await category(page, weighedCategory.title.es).check();
    await page.getByLabel("Buscar").pressSequentially(text);
    await expect(page).toHaveURL(`/es/maquinaria${query({ categoria: weighed.category, buscar: text })}`);
    await category(page, otherCategory.title.es).check();
    await page.goBack();
    await expect(category(page, weighedCategory.title.es)).toBeChecked();
    await expect(page.getByLabel("Buscar")).toHaveValue(text);
    await expect(cards(page)).toHaveCount(narrowed);
    await page.goBack();
    await expect(cards(page)).toHaveCount(ALL_CARDS);
    await page.goForward();
    await expect(cards(page)).toHaveCount(narrowed);
  });
});

/** The filters under the header, the count below them, and the first machine on the screen. */
async function expectResultsInSight(page: Page) {
  await expect(page.locator("astro-island:not([ssr]) form.fleet-filters")).toBeVisible();
  const place = () =>
    page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const header = boxOf("#header")?.bottom ?? 0;
      const bar = boxOf(".fleet-filters") ?? new DOMRect();
      const count = boxOf(".fleet-results [role=status]") ?? new DOMRect();
      const machine = boxOf(".fleet > li") ?? new DOMRect();
      const inSight =
        Math.abs(bar.top - header) <= 1 && count.top >= bar.bottom && machine.bottom <= innerHeight;
      return (
        inSight || `filters ${bar.top} to ${bar.bottom}, count ${count.top}, machine to ${machine.bottom}`
      );
    });
  await expect.poll(place).toBe(true);
}

test.describe("the results come into sight", () => {
  const SIZES = [
    [360, 740],
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const;
  const kind = (page: Page) => page.locator(`#line-up a[href*="=${weighed.subcategory}#"]`);
  const chosen = (page: Page) =>
    expect(page).toHaveURL(
      new RegExp(`\\?categoria=${weighed.category}&subcategoria=${weighed.subcategory}(#|$)`),
    );

  for (const [at, [width, height]] of SIZES.entries()) {
    const language = LANGUAGES[at % LANGUAGES.length] ?? first(LANGUAGES);
    test(`of a kind of the line-up, with its category, at ${width} px (${language})`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(pageAddress(language, "machinery"));
      await kind(page).hover();
      await expect(page.locator("astro-island:not([ssr]) form.fleet-filters")).toBeVisible();
      await kind(page).click();
      await expectResultsInSight(page);
      await chosen(page);
      await expect(category(page, weighedCategory.title[language])).toBeChecked();
    });
  }

  test("of a kind that was pressed before the code was there @phone", async ({ page }) => {
    await page.goto("/eu/maquinaria");
    await kind(page).evaluate((link: HTMLAnchorElement) => link.click());
    await chosen(page);
    await expectResultsInSight(page);
    await expect(cards(page)).toHaveCount(cardsFor(({ subcategory }) => subcategory === weighed.subcategory));
  });

  test("of a category of the home page @phone", async ({ page }) => {
    await page.goto("/es/");
    await page.locator(`main a[href*="?categoria=${otherCategory.id}"]`).first().click();
    await expectResultsInSight(page);
    await expect(category(page, otherCategory.title.es)).toBeChecked();
  });

  for (const { slug, used } of content.projects
    .flatMap(({ slug, machines: all = [] }) => all.filter(isOwned).map((used) => ({ slug, used })))
    .slice(0, 1))
    test("of the machines that a project tells @phone", async ({ page }) => {
      await page.goto(projectAddress("es", slug));
      await page.locator(`main a[href*="subcategoria=${used}"]`).click();
      await expectResultsInSight(page);
    });
});

test("the filters work by keyboard alone", async ({ page }) => {
  await page.goto("/es/maquinaria");
  await category(page, es.machinery.allCategories).focus();
  await page.keyboard.press("ArrowRight");
  const { id } = first(categories);
  await expect(cards(page)).toHaveCount(inCategory(id));
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Subcategoría")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const { model } = first(machines.filter((machine) => machine.category === id));
  await page.keyboard.type(model);
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(
    cardsFor((machine) => machine.category === id && plain(machine.model).includes(plain(model))),
  );
  await expect(page).toHaveURL(`/es/maquinaria${query({ categoria: id, buscar: model })}`);
});

test("the name of the icon that empties the search shows after 700 ms", async ({ page }) => {
  await page.goto(`/es/maquinaria${query({ buscar: weighed.brand })}`);
  const empty = page.getByRole("button", { name: "Borrar la búsqueda" });
  const hovered = Date.now();
  await empty.hover();
  await expect(page.getByRole("tooltip")).toHaveText("Borrar la búsqueda");
  expect(Date.now() - hovered).toBeGreaterThanOrEqual(700);
  await empty.click();
  await expect(page.getByLabel("Buscar")).toBeFocused();
  await expect(cards(page)).toHaveCount(ALL_CARDS);
});

test("hydrated, the page has loaded at most 120 kB of JavaScript and complains of nothing", async ({
  page,
}) => {
  const complaints: string[] = [];
  let bytes = 0;
  page.on(
    "console",
    (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()),
  );
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfinished", async (request) => {
    if (request.resourceType() === "script") bytes += (await request.sizes()).responseBodySize;
  });
  await page.goto(`/es/maquinaria${query({ buscar: weighed.brand })}`);
  await page.getByRole("button", { name: "Borrar la búsqueda" }).hover();
  await expect(page.getByRole("tooltip")).toBeVisible();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES);
  expect(complaints).toEqual([]);
});

for (const [search, where] of [
  [weighed.brand, ""],
  ["itsasontzia", " @phone-only"],
] as const) {
  test(`filtered (${search}) there are no accessibility findings${where}`, async ({ page }) => {
    await page.goto(`/eu/maquinaria${query({ buscar: search })}`);
    await expect(page.locator("html")).not.toHaveAttribute("data-filtering");
    await expectNoFindings(page, "main");
  });
}

test("on paper the fleet is a list without pictures and filters", async ({ page }) => {
  await page.goto("/es/maquinaria");
  await page.emulateMedia({ media: "print" });
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator(".fleet-kind img").first()).toBeHidden();
  await expect(page.locator("#line-up")).toBeHidden();
  await expect(page.getByRole("form")).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole fleet reads and the filters are not there", async ({ page }) => {
    await page.goto(`/es/maquinaria?categoria=${otherCategory.id}`);
    await expect(page.getByRole("heading", { name: weighed.title.es }).first()).toBeVisible();
    await expect(cards(page)).toHaveCount(ALL_CARDS);
    await page.locator(`#line-up a[href$="#${weighed.subcategory}"]`).click();
    await expect(page.locator(`#${weighed.subcategory}`)).toBeInViewport();
    await expect(page.getByRole("form")).toBeHidden();
  });
});

test("a maker's name is never broken in the middle", async ({ page }) => {
  await page.goto("/eu/maquinaria");
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page.locator(".fleet b").evaluateAll((makers) =>
      makers
        // Twelve letters fit everywhere; of words of two, only those may part.
        .filter(({ textContent }) => /^\S{1,12}$/.test(textContent ?? ""))
        .filter((maker) => {
          const text = document.createRange();
          text.selectNodeContents(maker);
          return new Set([...text.getClientRects()].map(({ top }) => top)).size > 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(broken, `${width} px`).toEqual([]);
  }
});

test("in the line-up the person's words take two lines", async ({ page }) => {
  await forgetLanguage(page);
  for (const language of LANGUAGES) {
    await page.goto(pageAddress(language, "machinery"));
    for (const width of [390, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page
        .locator("#line-up li")
        .first()
        .evaluate((person) => {
          const words = document.createRange();
          words.selectNodeContents(person.lastChild ?? person);
          return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
      expect(lines, `${language} at ${width}`).toBe(2);
    }
  }
});

test("on a phone the line-up begins with what there is most of, and the person stays beside it @phone-only", async ({
  page,
}) => {
  await page.goto("/es/maquinaria");
  const items = page.locator("#line-up li");
  await expect(page.locator("#line-up [data-seen-first] svg").first()).toBeInViewport({ ratio: 1 });
  await expect(items.first().locator("svg")).toBeInViewport({ ratio: 1 });
  await items.last().evaluate((item) => item.scrollIntoView());
  await expect(items.first().locator("svg")).toBeInViewport({ ratio: 1 });
});

test("a wider screen never has more rows in the line-up than the widest page", async ({ page }) => {
  await forgetLanguage(page);
  const rows = () =>
    page
      .locator("#line-up li")
      .evaluateAll(
        (kinds) => new Set(kinds.map((kind) => Math.round(kind.getBoundingClientRect().top))).size,
      );
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 1536, height: 900 });
    await page.goto(pageAddress(language, "machinery"));
    const most = await rows();
    for (const width of [1680, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await rows(), `${language} at ${width}`).toBeLessThanOrEqual(most);
    }
  }
});

test("on a small phone one row of filters stays in sight, and its button unfolds the fields @phone-only", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await forgetLanguage(page);
  for (const language of LANGUAGES) {
    await page.goto(pageAddress(language, "machinery"));
    await cards(page).nth(20).scrollIntoViewIfNeeded();
    const bars = page.locator("#header, .fleet-filters, #call-bar").filter({ visible: true });
    const heights = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
    expect(
      heights.reduce((sum, height) => sum + height, 0),
      language,
    ).toBeLessThanOrEqual(640 / 3);
    const fields = page.locator(".fleet-fields");
    const button = page.getByRole("button", { name: stringsFor(language).machinery.fields });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(fields).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(fields).toBeHidden();
  }
});
