/** The words that stand over a picture, or where it reaches, on the worst one that an owner could put there. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { REJECT_ALL } from "../contract/consent.ts";
import { pageAddress } from "../contract/routes.ts";
import { answerBeforehand } from "./parts/consent-page.ts";
import { forgetLanguage } from "./parts/forget-language.ts";

const LEAST_CONTRAST = 7;

/** The darkest pixel behind an element, as relative luminance, and that of its letters. */
async function luminances(page: Page, element: Locator): Promise<{ ground: number; letters: number }> {
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

test("the title of a service can be read where its picture is a photograph of the night", async ({
  page,
}) => {
  await answerBeforehand(page, REJECT_ALL); // the banner is no ground of a picture
  await page.goto(pageAddress("eu", "services"));
  // As an owner's photograph is, which blends with nothing; and dark to its last corner.
  await page.locator(".service .stands-on-page").evaluateAll((pictures: HTMLElement[]) => {
    for (const { classList, style } of pictures) {
      classList.remove("stands-on-page");
      style.background = "black";
    }
  });
  // Beside the title.
  await page.locator(".service-icon").evaluateAll((icons: HTMLElement[]) => {
    for (const { style } of icons) style.visibility = "hidden";
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const title of await page.locator(".service h2").all()) {
      const { ground, letters } = await luminances(page, title);
      const contrast = (ground + 0.05) / (letters + 0.05);
      expect
        .soft(contrast, `${await title.textContent()} at ${width} px`)
        .toBeGreaterThanOrEqual(LEAST_CONTRAST);
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
    const { ground, letters } = await luminances(page, page.locator("main img[src^=data]").first());
    const contrast = (ground + 0.05) / (letters + 0.05);
    expect(contrast, address).toBeGreaterThanOrEqual(LEAST_CONTRAST_OF_A_NOTE);
  }
});
