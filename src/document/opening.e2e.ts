/** What a visitor has from the first paint on, before the page's files have arrived. */
import { expect, type Page, test } from "@playwright/test";
import { LANGUAGES } from "../../contract/languages.ts";
import { pageAddress } from "../../contract/routes.ts";
import { content } from "../../tests/content.ts";
import { severalAtATime } from "../../tests/several-at-a-time.ts";
import { canonicalPaths } from "../site/addresses.ts";

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

const FILES_OF_PICTURES = /\.(avif|webp)$/;
const LOST = LANGUAGES.map((language) => `${pageAddress(language, "home")}no-hay`);

test("on phones the largest paint of no page waits for a picture: words or a placeholder stand there at once @phone-only", async ({
  browser,
  baseURL,
}) => {
  const waitsForPicture = async (address: string) => {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    const painted = Promise.withResolvers<void>();
    await page.route(FILES_OF_PICTURES, async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { url } = list.getEntries().at(-1) as unknown as { url: string }; // its kind
        Object.assign(window, { largest: url.startsWith("data:") ? "" : url });
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await page.goto(`${baseURL}${address}`, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => "largest" in window);
    painted.resolve();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(300); // the browser tells of a paint a while after it
    const picture = await page.evaluate(() => (window as unknown as { largest: string }).largest);
    await page.close();
    return picture && `${address}: ${picture}`;
  };
  // In one language or the other: what stands at the top is the page's, whatever its words.
  const documents = canonicalPaths(content).map(
    (path, page) => `/${LANGUAGES[page % LANGUAGES.length]}${path}`,
  );
  const addresses = [...documents, ...LOST];
  expect((await severalAtATime(addresses, waitsForPicture)).filter(Boolean)).toEqual([]);
});

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
  test.skip(content.services.length < 3, "the page is too short");
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
