/** The services page in a real browser. */

import { expect, type Page, test } from "@playwright/test";
import { LANGUAGES } from "../../contract/languages.ts";
import { pageAddress } from "../../contract/routes.ts";
import { content } from "../../tests/content.ts";

const SERVICE_IDS = content.services.map(({ id }) => id);

test("layouts alternate: words first, then the picture first", async ({ page }) => {
  await page.goto("/es/servicios");
  const pictureLeft = await page.locator("main section[id]").evaluateAll((blocks) =>
    blocks.map((block) => {
      const left = (selector: string) => block.querySelector(selector)?.getBoundingClientRect().left ?? 0;
      return left("picture img") < left("h2");
    }),
  );
  expect(pictureLeft).toEqual(content.services.map(({ layout }) => layout === "B"));
});

test("on a phone the picture comes before the words in every block @phone-only", async ({ page }) => {
  await page.goto("/eu/servicios");
  const pictureAbove = await page.locator("main section[id]").evaluateAll((blocks) =>
    blocks.map((block) => {
      const top = (selector: string) => block.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      return top("img") < top("h2");
    }),
  );
  expect(pictureAbove).toEqual(SERVICE_IDS.map(() => true));
});

test("the list at the top jumps to each block, 100 px below the top", async ({ page }) => {
  test.skip(SERVICE_IDS.length < 2, "a single service has no list");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/es/servicios");
  for (const id of SERVICE_IDS) {
    await page.locator(`main nav a[href="#${id}"]`).click();
    const top = () =>
      page.locator(`#${id}`).evaluate((block) => Math.round(block.getBoundingClientRect().top));
    await expect.poll(top, id).toBe(100);
  }
});

test("on a phone the list follows what is read, and is at its beginning again after a jump to the top @phone-only", async ({
  page,
}) => {
  test.skip(SERVICE_IDS.length < 2, "a single service has no list");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/eu/servicios");
  const scrolled = () => page.locator("#service-index ul").evaluate(({ scrollLeft }) => scrollLeft);
  await page.locator(`#${SERVICE_IDS.at(-1)}`).evaluate((block) => block.scrollIntoView());
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(scrolled).toBe(0);
});

test("hairlines stand between the entries of a row of the list, none at its beginning", async ({ page }) => {
  test.skip(SERVICE_IDS.length < 2, "a single service has no list");
  await page.goto("/eu/servicios");
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const inSight = await page.locator("#service-index li").evaluateAll((entries) => {
      const start = entries[0]?.parentElement?.getBoundingClientRect().left ?? 0;
      return entries
        .filter((entry) => Math.abs(entry.getBoundingClientRect().left - start) < 2)
        .filter((entry) => {
          const { left } = entry.getBoundingClientRect();
          return left + Number.parseFloat(getComputedStyle(entry).borderLeftWidth) > start + 0.1;
        })
        .map(({ textContent }) => textContent);
    });
    expect(inSight, `at ${width} px`).toEqual([]);
  }
});

for (const language of LANGUAGES)
  test(`no title runs into the margin of the page (${language}) @phone`, async ({ page }) => {
    await page.goto(pageAddress(language, "services"));
    for (const width of [360, 390, 820, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const outside = await page.locator(".service h2").evaluateAll((titles) =>
        titles.flatMap((title) => {
          const words = document.createRange();
          words.selectNodeContents(title);
          const { left, right } = words.getBoundingClientRect();
          const column = title.closest(".service")?.getBoundingClientRect();
          const isInside = column && left >= column.left - 1 && right <= column.right + 1;
          return isInside ? [] : [title.textContent];
        }),
      );
      expect(outside, `at ${width} px`).toEqual([]);
    }
  });

test("with a visitor's own colours no title touches the plate of its picture @phone", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/es/servicios");
  for (const width of [390, 820, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const touching = await page.locator(".service").evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const boxOf = (selector: string) => block.querySelector(selector)?.getBoundingClientRect();
        const [plate, title] = [boxOf(".service-picture"), boxOf("h2")];
        if (!plate || !title) return [];
        const apart = Math.max(
          title.top - plate.bottom,
          plate.top - title.bottom,
          title.left - plate.right,
          plate.left - title.right,
        );
        return apart < 4 ? [`${block.querySelector("h2")?.textContent}: ${apart}`] : [];
      }),
    );
    expect(touching, `at ${width} px`).toEqual([]);
  }
});

test("a comma stays with the link before it, even one of several lines @phone-only", async ({ page }) => {
  await page.goto("/es/servicios");
  const commas = await page.locator(".service-features > p a").evaluateAll((links) =>
    links.flatMap((link) => {
      const comma = link.nextSibling;
      if (!comma?.textContent?.startsWith(",")) return [];
      link.textContent += " obra".repeat(20);
      const range = document.createRange();
      range.setStart(comma, 0);
      range.setEnd(comma, 1);
      const lastLine = [...link.getClientRects()].at(-1);
      return range.getBoundingClientRect().top < (lastLine?.bottom ?? 0);
    }),
  );
  expect(commas).not.toContain(false);
});

const grounds = (page: Page) =>
  page
    .locator("main section[id]")
    .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).backgroundColor));

test("three layouts take turns, each on a ground of its own", async ({ page }) => {
  await page.goto("/es/servicios");
  const colours = await grounds(page);
  expect(new Set(colours).size).toBe(Math.min(3, SERVICE_IDS.length));
  for (const [place, colour] of colours.entries()) expect(colour).toBe(colours[place % 3]);
});

test("where a picture that runs off the screen does not come, its words begin on the screen", async ({
  page,
}) => {
  await page.goto("/es/servicios");
  for (const width of [390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page
      .locator("main section[id] img[alt]:not([alt=''])")
      .evaluateAll((pictures) =>
        pictures
          .filter(
            (picture) =>
              picture.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(picture).textIndent) <
              0,
          )
          .map((picture) => picture.getAttribute("alt")),
      );
    expect(cut, `${width} px`).toEqual([]);
  }
});

test("every feature of each service is seen, and the list of services stays in sight @phone", async ({
  page,
}) => {
  await page.goto("/eu/servicios");
  for (const { id, features } of content.services)
    await expect(page.locator(`#${id} li`).filter({ visible: true })).toHaveCount(features.length);
  await page.locator(`#${SERVICE_IDS.at(-1)}`).scrollIntoViewIfNeeded();
  if (SERVICE_IDS.length > 1) await expect(page.locator("main nav").first()).toBeInViewport();
});
