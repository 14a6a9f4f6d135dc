/** The machinery page in a real browser, sentence by sentence. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const WHOLE_FLEET = 83;
const SCRIPT_BUDGET_BYTES = 120_000;
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const cards = (page: Page) => page.locator(".fleet > li");
const category = (page: Page, name: string) => page.getByRole("radio", { name });
const count = (page: Page) => page.getByRole("main").getByRole("status");

const CATEGORIES = [
  { id: "vehiculos", es: "Vehículos", eu: "Ibilgailuak", count: 27 },
  { id: "maquinaria", es: "Maquinaria", eu: "Makineria", count: 36 },
  { id: "compactacion", es: "Compactación", eu: "Trinkotzea", count: 8 },
  { id: "accesorios", es: "Accesorios", eu: "Osagarriak", count: 12 },
] as const;

test.describe("without a filter", () => {
  for (const address of ["/es/maquinaria", "/eu/maquinaria", "/es/flota", "/eu/flota"]) {
    test(`${address} shows hero, filters, count and the whole fleet @phone`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("radio")).toHaveCount(5);
      await expect(page.getByRole("radio").first()).toBeChecked();
      await expect(count(page)).toContainText(String(WHOLE_FLEET));
      await expect(cards(page)).toHaveCount(WHOLE_FLEET);
    });
  }

  test("/flota keeps the machinery page's canonical address", async ({ page }) => {
    await page.goto("/eu/flota");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/eu\/maquinaria$/);
  });

  for (const [width, columns] of [
    [390, 1],
    [600, 2],
    [820, 3],
    [1280, 4],
    [1920, 4],
  ] as const) {
    test(`at ${width} px the grid has ${columns} columns`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/eu/maquinaria");
      const tracks = await page
        .locator(".fleet")
        .first()
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns);
      expect(tracks.split(" ")).toHaveLength(columns);
    });
  }

  test("a card tells type, brand, model and capacity, and shows the type's model", async ({ page }) => {
    await page.goto("/es/maquinaria");
    const card = cards(page).filter({ hasText: "ZX350LC-6" });
    await expect(card.getByRole("heading")).toHaveText("Retroexcavadora de orugas");
    await expect(card.getByRole("listitem")).toHaveText(["Hitachi", "ZX350LC-6", "35 TN de peso"]);
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => card.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test.describe("categoria in the address", () => {
  for (const { id, es, eu, count: machines } of CATEGORIES) {
    test(`${id} is preselected in both languages @phone`, async ({ page }) => {
      for (const [address, name] of [
        [`/es/maquinaria?categoria=${id}`, es],
        [`/eu/flota?categoria=${id}`, eu],
      ] as const) {
        await page.addInitScript(() => localStorage.clear());
        await page.goto(address);
        await expect(category(page, name)).toBeChecked();
        await expect(cards(page)).toHaveCount(machines);
        await expect(cards(page).first()).toBeVisible();
      }
    });
  }

  test("any other value means all", async ({ page }) => {
    await page.goto("/es/maquinaria?categoria=barcos&subcategoria=x&tonelaje=1");
    await expect(page.locator("html")).not.toHaveAttribute("data-filtering");
    await expect(category(page, "Todas")).toBeChecked();
    await expect(cards(page)).toHaveCount(WHOLE_FLEET);
  });

  test("the whole list is never seen before the asked part of it", async ({ page }) => {
    await page.addInitScript(() => {
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
    await page.goto("/es/maquinaria?categoria=accesorios");
    await expect(cards(page).first()).toBeVisible();
    expect(await page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen])).toEqual([12]); // set above
  });

  test("if the code never arrives, the whole list is shown after all", async ({ page }) => {
    await page.route("**/_astro/*.js", (route) => route.abort());
    await page.goto("/es/maquinaria?categoria=accesorios", { waitUntil: "domcontentloaded" });
    await expect(cards(page).first()).toBeVisible({ timeout: 8000 });
    await expect(cards(page)).toHaveCount(WHOLE_FLEET);
  });
});

test.describe("choosing", () => {
  test("a category resets the subcategory, announces the count and enters the address @phone", async ({
    page,
  }) => {
    await page.goto("/es/maquinaria?categoria=vehiculos&subcategoria=gondolas");
    await expect(cards(page)).toHaveCount(4);
    await category(page, "Maquinaria").check();
    await expect(page.getByLabel("Subcategoría")).toHaveValue("all");
    await expect(count(page)).toHaveText("36 de 83 máquinas, vehículos y accesorios");
    await expect(page).toHaveURL(/\/es\/maquinaria\?categoria=maquinaria$/);
  });

  test("accessories reset the tonnage", async ({ page }) => {
    await page.goto("/es/maquinaria?tonelaje=25%2B");
    await expect(page.getByLabel("Tonelaje")).toHaveValue("25+");
    await category(page, "Accesorios").check();
    await expect(page.getByLabel("Tonelaje")).toHaveValue("all");
    await expect(page.getByLabel("Tonelaje")).toBeDisabled();
    await expect(cards(page)).toHaveCount(12);
  });

  test("a vehicles' subcategory other than low loaders resets the tonnage", async ({ page }) => {
    await page.goto("/es/maquinaria?categoria=vehiculos&tonelaje=25%2B");
    await page.getByLabel("Subcategoría").selectOption("gondolas");
    await expect(page.getByLabel("Tonelaje")).toHaveValue("25+");
    await expect(cards(page)).toHaveCount(2);
    await page.getByLabel("Subcategoría").selectOption("camiones");
    await expect(page.getByLabel("Tonelaje")).toHaveValue("all");
    await expect(cards(page)).toHaveCount(12);
  });

  test("a tonnage band leaves out what has none", async ({ page }) => {
    await page.goto("/es/maquinaria");
    await page.getByLabel("Tonelaje").selectOption("0-5");
    await expect(cards(page)).toHaveCount(13);
    await expect(page).toHaveURL(/\?tonelaje=0-5$/);
  });

  test("the search finds titles and specs, whatever the case and without accents @phone", async ({
    page,
  }) => {
    await page.goto("/es/maquinaria");
    const search = page.getByLabel("Buscar");
    for (const [text, machines] of [
      ["VOLVO", 8],
      ["dumper", 4],
      ["ec220e", 1],
      ["38 tn", 1],
      ["caterpillar 320", 1],
    ] as const) {
      await search.fill(text);
      await expect(cards(page)).toHaveCount(machines);
    }
    await expect(page).toHaveURL(/\?buscar=caterpillar\+320$/);
  });

  test("an empty result says so and offers the way back @phone", async ({ page }) => {
    await page.goto("/eu/maquinaria?buscar=itsasontzia");
    await expect(page.getByText("Ez dago iragazki hauekin bat datorren makinarik.")).toBeVisible();
    await page.getByRole("button", { name: "Iragazkiak kendu" }).click();
    await expect(cards(page)).toHaveCount(WHOLE_FLEET);
    await expect(page).toHaveURL(/\/eu\/maquinaria$/);
    await expect(category(page, "Guztiak")).toBeFocused();
  });

  test("Back and Forward lead through the choices, typing is no step", async ({ page }) => {
    await page.goto("/es/maquinaria");
    await category(page, "Vehículos").check();
    await page.getByLabel("Buscar").pressSequentially("scania");
    await expect(page).toHaveURL(/\?categoria=vehiculos&buscar=scania$/);
    await category(page, "Accesorios").check();
    await page.goBack();
    await expect(category(page, "Vehículos")).toBeChecked();
    await expect(page.getByLabel("Buscar")).toHaveValue("scania");
    await expect(cards(page)).toHaveCount(6);
    await page.goBack();
    await expect(cards(page)).toHaveCount(WHOLE_FLEET);
    await page.goForward();
    await expect(cards(page)).toHaveCount(6);
  });

  test("an address with all four filters can be shared", async ({ page }) => {
    await page.goto(
      "/eu/maquinaria?categoria=maquinaria&subcategoria=retroOrugas&tonelaje=25%2B&buscar=volvo",
    );
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByLabel("Azpikategoria")).toHaveValue("retroOrugas");
    await expect(page.getByLabel("Tonajea")).toHaveValue("25+");
    await expect(page.getByLabel("Bilatu")).toHaveValue("volvo");
  });

  test("the home page's view-all link shows the whole fleet again", async ({ page }) => {
    await page.goto("/es/maquinaria?categoria=accesorios");
    await expect(cards(page)).toHaveCount(12);
    await page.goto("/es/");
    await page.getByRole("link", { name: "Ver toda la maquinaria" }).click();
    await expect(page).toHaveURL(/\/es\/maquinaria$/);
    await expect(category(page, "Todas")).toBeChecked();
    await expect(cards(page)).toHaveCount(WHOLE_FLEET);
  });
});

test("the filters work by keyboard alone", async ({ page }) => {
  await page.goto("/es/maquinaria");
  await category(page, "Todas").focus();
  await page.keyboard.press("ArrowRight");
  await expect(cards(page)).toHaveCount(27);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Subcategoría")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("cisterna");
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?categoria=vehiculos&buscar=cisterna$/);
});

test("the name of the icon that empties the search shows after 700 ms", async ({ page }) => {
  await page.goto("/es/maquinaria?buscar=volvo");
  const empty = page.getByRole("button", { name: "Borrar la búsqueda" });
  await empty.hover();
  await page.waitForTimeout(400);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expect(page.getByRole("tooltip")).toHaveText("Borrar la búsqueda");
  await empty.click();
  await expect(page.getByLabel("Buscar")).toBeFocused();
  await expect(cards(page)).toHaveCount(WHOLE_FLEET);
});

test("awake, the page has loaded at most 120 kB of JavaScript and complains of nothing", async ({ page }) => {
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
  await page.goto("/es/maquinaria?buscar=volvo");
  await page.getByRole("button", { name: "Borrar la búsqueda" }).hover();
  await expect(page.getByRole("tooltip")).toBeVisible();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES);
  expect(complaints).toEqual([]);
});

for (const query of ["?buscar=volvo", "?buscar=itsasontzia"]) {
  test(`filtered (${query}) there are no accessibility findings @phone`, async ({ page }) => {
    await page.goto(`/eu/maquinaria${query}`);
    await expect(page.locator("html")).not.toHaveAttribute("data-filtering");
    const { violations } = await new AxeBuilder({ page }).include("main").withTags(RULES).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
      [],
    );
  });
}

test("on paper the fleet is a list without pictures and filters", async ({ page }) => {
  await page.goto("/es/maquinaria");
  await page.emulateMedia({ media: "print" });
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).first().locator("img")).toBeHidden();
  await expect(page.getByRole("form")).toBeHidden();
  const tops = await cards(page)
    .nth(5)
    .locator("h3, ul li")
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().bottom)));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(6);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole fleet reads and the filters are not there @phone", async ({ page }) => {
    await page.goto("/es/maquinaria?categoria=accesorios");
    await expect(page.getByRole("heading", { name: "Pinza selectora" }).first()).toBeVisible();
    await expect(cards(page)).toHaveCount(WHOLE_FLEET);
    await expect(page.getByRole("form")).toBeHidden();
  });
});
