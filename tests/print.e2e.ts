/** What comes out of the printer: a clean sheet, dark on white, without what only a screen can use. */

import { expect, type Page, test } from "@playwright/test";
import { projectAddress } from "../contract/routes.ts";
import { content, first, policyAddress } from "./content.ts";

const { slug } = first(content.projects);
const SHEETS = [
  "/es/servicios",
  projectAddress("eu", slug),
  "/eu/maquinaria",
  policyAddress("es", "privacy"),
];
/** WCAG's higher grade, since a printer is no bright screen. */
const LEAST_CONTRAST = 7;
const NO_COLOUR = "rgba(0, 0, 0, 0)";

/** As wide as an A4 sheet between its margins. */
const SHEET = { width: 718, height: 1046 };
test.use({ viewport: SHEET });

async function print(page: Page, address: string) {
  await page.goto(address);
  await page.emulateMedia({ media: "print" });
}

/** Every text on the page whose colour would be pale on paper, with that colour's contrast to white. */
function paleTexts(page: Page) {
  return page.evaluate((least) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const contrastToWhite = (colour: string) => {
      if (!canvas) return 0;
      canvas.fillStyle = "#fff";
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      const contrast = contrastToWhite(getComputedStyle(element).color);
      if (contrast < least) pale.push(`${text} (${contrast.toFixed(1)})`);
    }
    return pale;
  }, LEAST_CONTRAST);
}

for (const address of SHEETS) {
  test(`${address} prints dark on white, without menus, bars, banners and buttons`, async ({ page }) => {
    await print(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
    for (const id of ["menu", "call-bar", "back-to-top", "cookie-banner", "spinner"])
      await expect(page.locator(`#${id}`)).toBeHidden();
    await expect(page.locator('section[aria-labelledby="contacto-heading"]')).toBeHidden();
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
    // The company's lines head the first sheet: at the end they could be alone on one more.
    const lines = await page.getByRole("contentinfo").boundingBox();
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(lines?.y).toBeLessThan(heading?.y ?? 0);

    const grounds = await page.evaluate(() =>
      [document.documentElement, ...document.body.querySelectorAll("body, section, footer, main > div")].map(
        (element) => (element.checkVisibility() ? getComputedStyle(element).backgroundColor : "none"),
      ),
    );
    expect(grounds.filter((colour) => !["none", NO_COLOUR].includes(colour))).toEqual([]);
    expect(await paleTexts(page)).toEqual([]);

    // It would be printed again on every sheet.
    const fixed = await page.evaluate(() =>
      [...document.body.querySelectorAll("*")]
        .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility())
        .map((element) => `${element.tagName} ${element.id} ${element.className}`),
    );
    expect(fixed).toEqual([]);
  });
}

test("no machine stands under a heading that tells other tonnes than its own", async ({ page }) => {
  await print(page, "/es/maquinaria");
  const misplaced = await page.locator(".fleet-kind").evaluateAll((kinds) => {
    const tonnesIn = (text = "") =>
      (/([\d,]+)(?:–([\d,]+))?\s+TN/.exec(text)?.slice(1) ?? []).flatMap((amount) =>
        amount ? [Number(amount.replace(",", "."))] : [],
      );
    let heading: Element | undefined;
    return kinds.flatMap((kind) => {
      heading =
        [...kind.querySelectorAll(":scope > :is(h3, p)")].find((one) => one.checkVisibility()) ?? heading;
      const told = tonnesIn(heading?.textContent);
      if (told.length === 0) return [];
      return [...kind.querySelectorAll("li")]
        .map(({ textContent }) => textContent)
        .filter((machine) =>
          tonnesIn(machine).some((own) => own < Math.min(...told) || own > Math.max(...told)),
        );
    });
  });
  expect(misplaced).toEqual([]);
});

test("a project prints all its pictures, a service stands on one sheet", async ({ page }) => {
  await print(page, projectAddress("es", slug));
  for (const slide of await page.locator("li[aria-roledescription=slide]").all()) {
    const box = await slide.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(SHEET.width);
  }
  await print(page, "/es/servicios");
  for (const { id } of content.services)
    await expect(page.locator(`#${id} > div > div`)).toHaveCSS("break-inside", "avoid");
});

test("an address that names a service prints that one alone, on one sheet", async ({ page }) => {
  const { id, title } = content.services[1] ?? first(content.services);
  await print(page, `/es/servicios#${id}`);
  await expect(page.locator("main > *").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 2 }).filter({ visible: true })).toHaveText([title.es]);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test("on paper the questions of the home page stand open", async ({ page }) => {
  await print(page, "/es/");
  for (const answer of await page.locator("#preguntas-frecuentes details p").all())
    await expect(answer).toBeVisible();
});
