/** The page about the company in a real browser. */

import { expect, test } from "@playwright/test";
import { content } from "../../tests/content.ts";

const { history, values: ourValues } = content.about;

for (const language of ["es", "eu"] as const) {
  test(`blocks of history, values and the way to contact (${language}) @phone`, async ({ page }) => {
    await page.goto(`/${language}/nosotros`);
    const blocks = page.locator('section[aria-labelledby="historia"] li');
    await expect(blocks).toHaveCount(history.blocks.length);
    for (const block of await blocks.all()) {
      await expect(block.getByRole("heading", { level: 3 })).not.toBeEmpty();
      await expect(block.getByRole("img")).toHaveAttribute("alt", /.{20}/);
    }
    const values = page.locator('section[aria-labelledby="valores"] li');
    await expect(values).toHaveCount(ourValues.cards.length);
    const call = page.locator('section[aria-labelledby="contacto-heading"] a').last();
    await expect(call).toHaveAttribute("href", `/${language}/contacto`);
  });
}

test("the blocks of history alternate", async ({ page }) => {
  await page.goto("/eu/nosotros");
  const pictureLeft = await page.locator('section[aria-labelledby="historia"] li').evaluateAll((blocks) =>
    blocks.map((block) => {
      const left = (selector: string) => block.querySelector(selector)?.getBoundingClientRect().left ?? 0;
      return left("img") < left("h3");
    }),
  );
  expect(pictureLeft).toEqual(history.blocks.map((_, index) => index % 2 === 0));
});
