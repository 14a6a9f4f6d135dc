/** What a visitor has from the first paint on, before the page's files have arrived. */
import { expect, type Page, test } from "@playwright/test";

/** Files that never arrive. */
const withhold = (page: Page, files: RegExp) => page.route(files, () => new Promise(() => {}));

test("all text of a page is there at once, without font, script or pictures", async ({ page }) => {
  await withhold(page, /\/_astro\//);
  await page.goto("/es/", { waitUntil: "commit" });
  await expect(page.locator("footer")).toContainText("©");
  const visible = await page
    .locator("main h2")
    .evaluateAll((headings) =>
      headings.map((heading) => heading.checkVisibility({ contentVisibilityAuto: true })),
    );
  expect(visible.length).toBeGreaterThan(0);
  expect(visible).not.toContain(false);
});

for (const address of ["/es/", "/es/contacto", "/es/nosotros"]) {
  test(`on phones a placeholder stands for the picture of ${address} from the first paint @phone-only`, async ({
    page,
  }) => {
    await withhold(page, /\.(avif|webp)$/);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { element, url } = list.getEntries().at(-1) as unknown as { element: Element; url: string }; // its kind
        Object.assign(window, { largest: { tag: element.tagName, isPlaceholder: url.startsWith("data:") } });
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await expect
      .poll(() => page.evaluate(() => "largest" in window && window.largest))
      .toEqual({
        tag: "IMG",
        isPlaceholder: true,
      });
  });
}

test("a page without a hash begins at the top, after a reload too; going back keeps the place", async ({
  page,
}) => {
  await page.goto("/es/servicios");
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(scrolled).toBe(900);
  await page.reload();
  await page.waitForTimeout(300); // the browser scrolls again a moment after loading
  expect(await scrolled()).toBe(0);

  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(scrolled).toBe(900);
  await page.goto("/es/nosotros");
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(900);
});

test("going back keeps the place on an address with a hash too", async ({ page }) => {
  await page.goto("/es/servicios");
  const last = (await page.locator("main section[id]").last().getAttribute("id")) ?? "";
  await page.goto(`/es/servicios#${last}`);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(scrolled).toBeGreaterThan(900);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(scrolled).toBe(900);
  await page.goto("/es/nosotros");
  await page.goBack();
  await page.waitForTimeout(300); // a hash is followed a moment after loading
  await expect.poll(scrolled).toBe(900);
});
