/** Telephones whose screen has a camera or a bar of the system's own in it: nothing to be pressed lies beneath. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { pageAddress } from "../contract/routes.ts";

interface Insets {
  left?: number;
  right?: number;
  bottom?: number;
}

async function setInsets(context: BrowserContext, page: Page, insets: Insets) {
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setSafeAreaInsetsOverride", { insets });
}

/** What can be pressed, lies on the screen and reaches into the part that is not safe. */
function beneath(page: Page, { left = 0, right = 0, bottom = 0 }: Insets): Promise<string[]> {
  return page.evaluate(
    ([west, east, south]) => {
      const liesIn = (element: Element | null, property: "position" | "overflowX", ...values: string[]) => {
        let around = element;
        while (around && !values.includes(getComputedStyle(around)[property])) around = around.parentElement;
        return around !== null;
      };
      return [...document.querySelectorAll("a, button, summary")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const box = element.getBoundingClientRect();
          if (box.width <= 1 || box.bottom <= 0 || box.top >= innerHeight) return false;
          const isBeside = box.left < west || box.right > innerWidth - east;
          const isBelow = box.bottom > innerHeight - south;
          return (
            (isBeside && !liesIn(element, "overflowX", "auto", "scroll")) ||
            (isBelow && liesIn(element, "position", "sticky", "fixed"))
          );
        })
        .map((element) => element.textContent || element.id);
    },
    [left, right, bottom] as const,
  );
}

const UPRIGHT: Insets = { bottom: 34 };
const ON_ITS_SIDE: Insets = { left: 47, right: 47, bottom: 21 };

test("upright, call bar, cookie banner, the way up and the menu end above it @phone-only", async ({
  page,
  context,
}) => {
  await setInsets(context, page, UPRIGHT);
  await page.goto(pageAddress("eu", "services"));
  await expect(page.locator("#cookie-banner")).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1000));
  await expect(page.locator("#back-to-top")).toBeVisible();
  expect(await beneath(page, UPRIGHT)).toEqual([]);
  const banner = await page.locator("#cookie-banner").boundingBox();
  const up = await page.locator("#back-to-top").boundingBox();
  expect((up?.y ?? 0) + (up?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
  await page.locator("#cookie-banner [data-answer=reject]").click();
  await expect(page.locator("#call-bar")).toBeVisible();
  expect(await beneath(page, UPRIGHT)).toEqual([]);
  await page.locator("#menu summary").click();
  await page.locator("#menu nav a").last().scrollIntoViewIfNeeded();
  expect(await beneath(page, UPRIGHT)).toEqual([]);
});

test("while a form is filled in, the cookie banner ends above it @phone-only", async ({ page, context }) => {
  await setInsets(context, page, UPRIGHT);
  await page.goto(pageAddress("es", "contact"));
  await expect(page.locator("#cookie-banner")).toBeVisible();
  await page.locator("form textarea").focus();
  await expect(page.locator("#call-bar")).toBeHidden();
  expect(await beneath(page, UPRIGHT)).toEqual([]);
});

for (const page of ["home", "machinery", "projects"] as const) {
  test(`on its side, nothing of ${page} lies beside it @phone-only`, async ({ page: tab, context }) => {
    await tab.setViewportSize({ width: 844, height: 390 });
    await setInsets(context, tab, ON_ITS_SIDE);
    await tab.goto(pageAddress("es", page));
    await expect(tab.locator("#cookie-banner")).toBeVisible();
    const height = await tab.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 350) {
      await tab.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
      expect(await beneath(tab, ON_ITS_SIDE)).toEqual([]);
    }
    const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
