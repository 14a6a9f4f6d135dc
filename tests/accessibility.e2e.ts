/** WCAG 2.2 AA and axe's best practices on every document, and what readers set for themselves. */
import { expect, test } from "@playwright/test";
import { REJECT_ALL } from "../contract/consent.ts";
import { noScriptAddress } from "../contract/contact-page.ts";
import { LANGUAGES } from "../contract/languages.ts";
import { PAGE_PATHS, pageAddress } from "../contract/routes.ts";
import { canonicalPaths } from "../src/site/addresses.ts";
import { expectNoFindings } from "./axe.ts";
import { content, first } from "./content.ts";
import { tabThrough } from "./in-sight.ts";
import { answerBeforehand, bannerOf, toastOf } from "./parts/consent-page.ts";
import {
  unfixBars,
  wrongAt320Pixels,
  wrongAtFourfoldZoom,
  wrongInForcedColours,
  wrongWithDoubledLetters,
  wrongWithLargestText,
  wrongWithoutMotion,
} from "./reader-settings.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const PAGES = [...canonicalPaths(content), "/no-such-page", `${PAGE_PATHS.projects}/no-such-project`];
/** Nothing overflows anywhere; the rest sees each page once in each language, in turn wide or narrow. */
const DOCUMENTS = PAGES.flatMap((path, page) =>
  LANGUAGES.map((language, turn) => ({ address: `/${language}${path}`, isWide: (page + turn) % 2 === 0 })),
);

for (const { address, isWide } of DOCUMENTS) {
  test(`${address} has no findings, whatever a reader has set`, async ({ page }) => {
    await answerBeforehand(page, REJECT_ALL);
    await page.goto(address);
    if (isWide) {
      expect.soft(await wrongInForcedColours(page), "forced colours").toEqual([]);
    } else {
      expect.soft(await wrongWithoutMotion(page), "reduced motion").toEqual([]);
      expect.soft(await wrongAt320Pixels(page), "320 px wide, and as high as a phone").toEqual([]);
    }
    expect.soft(await wrongAtFourfoldZoom(page), "400 % zoom, 320 px wide").toEqual([]);
    expect.soft(await wrongWithLargestText(page), "the largest text").toEqual([]);
    expect.soft(await wrongWithDoubledLetters(page), "200 % letters").toEqual([]);
    await unfixBars(page);
    await page.setViewportSize(isWide ? DESKTOP : PHONE);
    await expectNoFindings(page);
  });
}

for (const language of LANGUAGES) {
  test(`the open menu has none (${language}) @phone-only`, async ({ page }) => {
    await page.goto(pageAddress(language, "services"));
    await page.locator("#menu summary").click();
    await expectNoFindings(page);
  });
}

const SHORT_PHONE = { width: 390, height: 664 };

for (const [turn, path] of [
  PAGE_PATHS.contact,
  PAGE_PATHS.machinery,
  PAGE_PATHS.home,
  PAGE_PATHS.services,
  `${PAGE_PATHS.projects}/${first(content.projects).slug}`,
  PAGE_PATHS.about,
].entries()) {
  const language = LANGUAGES[turn % LANGUAGES.length];
  test(`nothing lies on what has the focus, with and without the cookie banner: /${language}${path}`, async ({
    page,
  }) => {
    await page.setViewportSize(SHORT_PHONE);
    await page.goto(`/${language}${path}`);
    await expect(bannerOf(page)).toBeVisible();
    const forth = await tabThrough(page, "Tab");
    expect.soft(forth.obscured, "forth, with the banner").toEqual([]);
    await bannerOf(page).locator("[data-answer=reject]").click();
    await toastOf(page).getByRole("button").click();
    await expect(toastOf(page)).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const back = await tabThrough(page, "Shift+Tab");
    expect.soft(back.obscured, "back, without it").toEqual([]);
    expect(Math.min(forth.count, back.count)).toBeGreaterThan(10);
  });
}

test("without JavaScript nothing lies on it either", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: SHORT_PHONE });
  const page = await context.newPage();
  await page.goto(noScriptAddress("eu"));
  const { count, obscured } = await tabThrough(page, "Tab");
  expect(obscured).toEqual([]);
  expect(count).toBeGreaterThan(10);
  await context.close();
});
