/** WCAG 2.2 AA and axe's best practices on every document, in every state a visitor can bring about. */
import { expect, type Page, test } from "@playwright/test";
import { LANGUAGES } from "../contract/languages.ts";
import { pageAddress } from "../contract/routes.ts";
import { DOCUMENTS } from "./addresses.ts";
import { expectNoFindings } from "./axe.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const PHONE = { width: 390, height: 844 };
const NOT_FOUND = LANGUAGES.flatMap((language) => [
  `/${language}/no-such-page`,
  `${pageAddress(language, "projects")}/no-such-project`,
]);

for (const address of [...DOCUMENTS.map((document) => document.address), ...NOT_FOUND]) {
  test(`${address} has no accessibility findings, wide or narrow`, async ({ page }) => {
    await page.goto(address);
    await expectNoFindings(page);
    await page.setViewportSize(PHONE);
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

const overflow = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollWidth - innerWidth;
  });

for (const language of LANGUAGES) {
  test(`no page scrolls sideways, 320 px wide or with text at 200 % (${language})`, async ({ page }) => {
    for (const { address } of DOCUMENTS.filter((document) => document.language === language)) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address, { waitUntil: "domcontentloaded" });
      expect.soft(await overflow(page), `${address} at 320 px`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      expect.soft(await overflow(page), `${address} at 200 %`).toBeLessThanOrEqual(0);
    }
  });
}

test("focus is never hidden under the sticky header", async ({ page }) => {
  for (const address of ["/es/", "/eu/servicios", "/es/maquinaria", "/es/politica-cookies"]) {
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
