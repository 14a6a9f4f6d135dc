/** The contents of a legal page in a real browser. */
import { expect, test } from "@playwright/test";
import { LANGUAGES } from "../../contract/languages.ts";
import { legalAddress } from "../../contract/routes.ts";
import { content, first } from "../../tests/content.ts";

const { slug } = first(content.legal);

for (const language of LANGUAGES) {
  test(`the contents lead to their sections (${language}) @phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(legalAddress(language, slug));
    const contents = page.getByRole("main").getByRole("navigation").getByRole("link");
    const headings = page.locator("main section > h2");
    for (const place of [1, (await headings.count()) - 2]) {
      await contents.nth(place).click();
      await expect(headings.nth(place)).toBeInViewport();
    }
  });
}
