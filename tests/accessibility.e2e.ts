/** WCAG 2.2 AA and axe's best practices on every document, and what readers set for themselves. */
import { expect, test } from "@playwright/test";
import { REJECT_ALL } from "../contract/consent.ts";
import { LANGUAGES } from "../contract/languages.ts";
import { PAGE_PATHS, pageAddress } from "../contract/routes.ts";
import { canonicalPaths } from "../src/site/addresses.ts";
import { expectNoFindings } from "./axe.ts";
import { content, policyAddress } from "./content.ts";
import { answerBeforehand } from "./parts/consent-page.ts";
import {
  unfixBars,
  wrongAt320Pixels,
  wrongAtFourfoldZoom,
  wrongInForcedColours,
  wrongWithDoubledLetters,
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
    expect.soft(await wrongWithDoubledLetters(page), "200 % text").toEqual([]);
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

test("focus is never hidden under the sticky header", async ({ page }) => {
  for (const address of ["/es/", "/eu/servicios", "/es/maquinaria", policyAddress("es", "cookies")]) {
    await page.goto(address);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const bottom = await page.locator("#header").evaluate((header) => header.getBoundingClientRect().bottom);
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press("Shift+Tab");
      const top = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.closest("header, dialog") ? null : (focused?.getBoundingClientRect().bottom ?? null);
      });
      if (top !== null) expect(top, address).toBeGreaterThan(bottom);
    }
  }
});
