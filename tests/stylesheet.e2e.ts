/** A document carries only the rules it uses asleep; when an island wakes, the whole stylesheet comes and moves nothing. */
import { DOCUMENTS } from "./addresses.ts";
import { expect, type Page, test } from "./test.ts";

/** Where everything stands and how it looks, as far as an eye would tell. */
const looks = (page: Page) =>
  page.locator("body *").evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, borderTopWidth } = getComputedStyle(element);
      const place = [x, y, width, height].map(Math.round);
      return [element.tagName, ...place, color, backgroundColor, fontSize, fontWeight, borderTopWidth].join(
        " ",
      );
    }),
  );

for (const { address } of DOCUMENTS.filter(({ language }) => language === "eu")) {
  test(`the whole stylesheet changes nothing on ${address} @phone`, async ({ page }) => {
    await page.goto(address, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const before = await looks(page);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const link = document.createElement("link");
          link.rel = "stylesheet";
          link.href = document.documentElement.dataset.stylesheet ?? "";
          link.onload = resolve;
          document.head.append(link);
        }),
    );
    expect(await looks(page)).toEqual(before);
  });
}
