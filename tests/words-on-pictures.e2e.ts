/** The words over the home page's scene, on the worst picture an owner could put there. */
import { expect, type Page, test } from "@playwright/test";
import { REJECT_ALL } from "../../contract/consent.ts";
import { answerBeforehand } from "../../tests/parts/consent-page.ts";
import { forgetLanguage } from "../../tests/parts/forget-language.ts";

const LEAST_CONTRAST = 7;

/** The darkest pixel behind an element, as relative luminance, and that of its letters. */
async function luminances(page: Page, selector: string): Promise<{ ground: number; letters: number }> {
  const element = page.locator(selector);
  const colour = await element.evaluate((node) => {
    const { color } = getComputedStyle(node);
    node.style.color = "transparent";
    return color;
  });
  const picture = (await element.screenshot()).toString("base64");
  await element.evaluate((node) => node.style.removeProperty("color"));
  return page.evaluate(
    async ([data, css]) => {
      const luminance = (red = 0, green = 0, blue = 0) => {
        const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const bytes = Uint8Array.from(atob(data ?? ""), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      if (!context) throw new Error("no canvas");
      context.drawImage(image, 0, 0);
      const pixels = context.getImageData(0, 0, image.width, image.height).data;
      let ground = 1;
      for (let at = 0; at < pixels.length; at += 4)
        ground = Math.min(ground, luminance(pixels[at], pixels[at + 1], pixels[at + 2]));
      context.fillStyle = css ?? "";
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
      return { ground, letters: luminance(red, green, blue) };
    },
    [picture, colour],
  );
}

test("from 768 to 1920 px headline and lead can be read on a black picture", async ({ page }) => {
  await page.goto("/eu/");
  await page.locator("#inicio picture img").evaluate((picture) => {
    picture.style.filter = "brightness(0)";
  });
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const selector of ["#inicio h1", "#inicio h1 + p"]) {
      const { ground, letters } = await luminances(page, selector);
      const contrast = (ground + 0.05) / (letters + 0.05);
      expect(contrast, `${selector} at ${width} px`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }
  }
});

const LEAST_CONTRAST_OF_A_NOTE = 4.5;

test("on phones the words of a picture that does not come can be read on the darkest placeholder @phone-only", async ({
  page,
}) => {
  await forgetLanguage(page);
  await answerBeforehand(page, REJECT_ALL); // the banner is no ground of a picture
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  for (const address of ["/es/nosotros", "/eu/servicios", "/es/no-hay"]) {
    await page.goto(address);
    await page.locator("main img[src^=data]").evaluateAll((placeholders: HTMLElement[]) => {
      for (const { style } of placeholders) style.filter = "brightness(0)";
    });
    // The browser's own sign for a picture that is missing is darker.
    await page.locator("main picture img").evaluateAll((pictures: HTMLElement[]) => {
      for (const { style } of pictures) style.visibility = "hidden";
    });
    const { ground, letters } = await luminances(page, "main img[src^=data] >> nth=0");
    const contrast = (ground + 0.05) / (letters + 0.05);
    expect(contrast, address).toBeGreaterThanOrEqual(LEAST_CONTRAST_OF_A_NOTE);
  }
});
