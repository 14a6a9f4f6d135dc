/** The page about the company in a real browser. */

import { expect, test } from "@playwright/test";
import { content } from "../../tests/content.ts";

const { history } = content.about;

test("the blocks of history alternate", async ({ page }) => {
  await page.goto("/eu/nosotros");
  const pictureLeft = await page.locator('section[aria-labelledby="historia"] li').evaluateAll((blocks) =>
    blocks.map((block) => {
      const left = (selector: string) => block.querySelector(selector)?.getBoundingClientRect().left ?? 0;
      return left("picture img") < left("h3");
    }),
  );
  expect(pictureLeft).toEqual(history.blocks.map((_, index) => index % 2 === 0));
});
