/** How a page opens: the first screen first (docs/decisions/006 and 008). */
import { expect, type Page, test } from "../../tests/test.ts";

const FONT = /archivo.*\.woff2/;
const START = /\/_astro\/start\./;

/** How the parts below the first screen are drawn: each way once. */
const farParts = (page: Page) =>
  page
    .locator("main [data-far]")
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).contentVisibility))]);

/** Files that never arrive. */
const withhold = (page: Page, files: RegExp) => page.route(files, () => new Promise(() => {}));

test("the page's own script is fetched after the first paint @phone", async ({ page }) => {
  await page.goto("/es/");
  const times = () =>
    page.evaluate(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const script = performance.getEntriesByType("resource").find(({ name }) => name.includes("/start."));
      return paint && script ? script.startTime - paint.startTime : undefined;
    });
  await expect.poll(times).toBeGreaterThan(0);
});

test("a browser that does not tell when it paints starts all the same", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  const start = page.waitForRequest(START);
  await page.goto("/es/");
  await start;
});

test("on phones nothing below is drawn before the font is there, nor longer withheld than 2 s @phone-only", async ({
  page,
}) => {
  await withhold(page, FONT);
  await withhold(page, START);
  await page.goto("/es/", { waitUntil: "domcontentloaded" });
  expect(await farParts(page)).toEqual(["hidden"]);
  await expect.poll(() => farParts(page), { timeout: 4000 }).toEqual(["auto"]);
});

test("nor once somebody scrolls @phone-only", async ({ page }) => {
  await withhold(page, FONT);
  await withhold(page, START);
  await page.goto("/es/", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => scrollBy(0, 100));
  await expect.poll(() => farParts(page), { timeout: 1000 }).toEqual(["auto"]);
});

test("nor on a wide screen, nor where an anchor leads", async ({ page }) => {
  await withhold(page, FONT);
  await page.goto("/es/", { waitUntil: "domcontentloaded" });
  expect(await farParts(page)).not.toContain("hidden");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/es/#preguntas-frecuentes", { waitUntil: "domcontentloaded" });
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await farParts(page)).toEqual(["visible"]);
});

test("in the catalogue two machines come with the first screen, the others wait likewise @phone-only", async ({
  page,
}) => {
  await withhold(page, START);
  await page.goto("/es/maquinaria", { waitUntil: "domcontentloaded" });
  const rows = page.locator(".fleet").first().locator("> li");
  const ways = () => rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).contentVisibility));
  const [first, second, ...others] = await ways();
  expect([first, second, new Set(others)]).toEqual(["auto", "auto", new Set(["hidden"])]);
  await expect.poll(async () => new Set(await ways()), { timeout: 4000 }).toEqual(new Set(["auto"]));
});

test("once the font is there all of it is drawn, without waiting for pictures @phone-only", async ({
  page,
}) => {
  await withhold(page, /\.(avif|webp)$/);
  await page.goto("/es/", { waitUntil: "domcontentloaded" });
  await expect.poll(() => farParts(page)).toEqual(["visible"]);
  await expect(page.locator("html")).toHaveAttribute("data-draws", "near");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is drawn at once, and pictures blend with the page behind them", async ({ page }) => {
    await page.goto("/es/nosotros");
    expect(await farParts(page)).toEqual(["visible"]);
  });
});

for (const address of ["/es/", "/es/servicios", "/es/nosotros", "/es/proyectos/mejora-drenaje-bi-4332"]) {
  test(`on phones an impression stands for the picture of ${address} from the first paint @phone-only`, async ({
    page,
  }) => {
    await withhold(page, /\.(avif|webp)$/);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { element, url } = list.getEntries().at(-1) as unknown as { element: Element; url: string }; // its kind
        Object.assign(window, { largest: { tag: element.tagName, isImpression: url.startsWith("data:") } });
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await expect
      .poll(() => page.evaluate(() => "largest" in window && window.largest))
      .toEqual({
        tag: "IMG",
        isImpression: true,
      });
  });
}
