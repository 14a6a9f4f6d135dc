/** A project's pictures in a real browser: they go round, by every means a visitor has. */

import { expect, type Page, test } from "@playwright/test";
import { content, first } from "../../tests/content.ts";
import { pauseClock } from "../../tests/pause-clock.ts";

const [{ slug, images } = first(content.projects)] = content.projects.filter(
  (project) => project.images.length > 2,
);
test.skip(images.length <= 2, "no project has three pictures");
const SHEET = `/es/proyectos/${slug}`;
const LAST = images.length;

const SCRIPTS = /\/_astro\/.+\.js/;

const carousel = (page: Page) => page.getByRole("region", { name: "Imágenes del proyecto" });
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name, exact: true });
const position = (page: Page) => carousel(page).locator("[aria-live=polite]");

/** The picture that stands in the window, counted from one. */
async function expectPicture(page: Page, number: number) {
  await expect(position(page)).toHaveText(`Imagen ${number} de ${LAST}`);
  const window = await carousel(page).boundingBox();
  const slide = carousel(page)
    .locator("li[aria-roledescription=slide]")
    .nth(number - 1);
  await expect
    .poll(async () => Math.round((await slide.boundingBox())?.x ?? -1))
    .toBe(Math.round(window?.x ?? 0));
  await expect(button(page, `Ir a la imagen ${number}`)).toHaveAttribute("aria-current", "true");
  await expect(carousel(page).locator("[aria-current]")).toHaveCount(1);
}

test("previous and next go round, and the place is announced", async ({ page }) => {
  await page.goto(SHEET);
  await expect(position(page)).toHaveText(`Imagen 1 de ${LAST}`);
  await button(page, "Imagen siguiente").click();
  await expectPicture(page, 2);
  await button(page, "Imagen anterior").click();
  await button(page, "Imagen anterior").click();
  await expectPicture(page, LAST);
  await button(page, "Imagen siguiente").click();
  await expectPicture(page, 1);
});

test("after one tooltip the next comes at once", async ({ page }) => {
  await page.clock.install();
  await page.goto(SHEET);
  await button(page, "Ir a la imagen 2").click();
  await expectPicture(page, 2);
  await button(page, "Imagen anterior").hover();
  await expect(page.getByRole("tooltip")).toHaveText("Imagen anterior");
  const { x, y, width, height } = (await button(page, "Imagen siguiente").boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  // The first one takes 700 ms; this one none, if the hand is there within 300.
  await pauseClock(page);
  await page.mouse.move(x + width / 2, y + height * 2, { steps: 10 });
  await page.clock.runFor(250);
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 10 });
  await expect(page.getByRole("tooltip")).toHaveText("Imagen siguiente");
});

test("dots lead to their picture", async ({ page }) => {
  await page.goto(SHEET);
  await button(page, "Ir a la imagen 3").click();
  await expectPicture(page, 3);
});

test("arrow keys turn the pictures", async ({ page }) => {
  await page.goto(SHEET);
  await button(page, "Imagen siguiente").focus();
  await page.keyboard.press("Enter");
  await expectPicture(page, 2);
  await page.keyboard.press("ArrowRight");
  await expectPicture(page, 3);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expectPicture(page, 1);
  await page.keyboard.press("ArrowLeft");
  await expectPicture(page, LAST);
});

test("a mouse drags; up to 10 px it is a click", async ({ page }) => {
  await page.goto(SHEET);
  // There and back: at the first picture it would not be seen whether the first click has been made again yet.
  for (const number of [2, 1]) {
    await button(page, `Ir a la imagen ${number}`).click();
    await expectPicture(page, number);
  }
  const box = await carousel(page).locator("picture img").first().boundingBox();
  if (!box) throw new Error("the first picture is not there");
  const clicks = await page.evaluateHandle(() => {
    const heard: Event[] = [];
    document.addEventListener("click", (event) => heard.push(event));
    return heard;
  });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const drag = async (distance: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - distance, y, { steps: 8 });
    await page.mouse.up();
    return clicks.evaluate((heard) => heard.splice(0).length);
  };
  expect(await drag(9)).toBe(1);
  expect(await drag(15)).toBe(0);
  await expectPicture(page, 1);
  await drag(box.width * 0.6);
  await expectPicture(page, 2);
});

/** A finger that lies on the first picture, can be moved to the left, and is lifted. */
async function putFinger(page: Page) {
  const strip = carousel(page).locator("ul").first();
  await strip.scrollIntoViewIfNeeded();
  const box = await strip.boundingBox();
  if (!box) throw new Error("the pictures are not there");
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  let x = 320;
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  return {
    async moveTo(end: number) {
      while (x > end) {
        x -= 20;
        await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
      }
    },
    lift: () => session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
  };
}

async function swipe(page: Page) {
  const finger = await putFinger(page);
  await finger.moveTo(60);
  await finger.lift();
}

test("a finger swipes, before React is there and after @phone-only", async ({ page }) => {
  await page.goto(SHEET);
  await swipe(page);
  await expectPicture(page, 2);
  await swipe(page);
  await expectPicture(page, 3);
});

test("a finger that waits on its way keeps the picture it holds @phone-only", async ({ page }) => {
  await page.goto(SHEET);
  const finger = await putFinger(page);
  await finger.moveTo(180);
  await page.waitForTimeout(2500); // in which it would have been taken away
  await finger.moveTo(60);
  await finger.lift();
  await expectPicture(page, 2);
});

test("pictures are not taken over while a finger lies on them @phone-only", async ({ page }) => {
  await page.goto(SHEET);
  const strip = carousel(page).locator("div").first();
  const code = page.waitForResponse(SCRIPTS);
  const finger = await putFinger(page);
  await code;
  await page.waitForTimeout(1000); // in which they would have been
  await expect(strip).toHaveCSS("overflow-x", "auto");
  await finger.lift();
  await expect(strip).toHaveCSS("overflow-x", "hidden");
});

test("code that did not arrive is asked for again at the next touch", async ({ page }) => {
  await page.goto(SHEET);
  await page.route(SCRIPTS, (route) => route.abort());
  const failed = page.waitForEvent("console", (message) => message.text().includes("Error hydrating"));
  await button(page, "Imagen siguiente").click();
  await failed;
  await expect(page.locator("#spinner")).toBeHidden();
  await page.unroute(SCRIPTS);
  await button(page, "Imagen siguiente").click();
  await expectPicture(page, 2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the pictures are a strip that scrolls, without buttons that do nothing", async ({ page }) => {
    await page.goto(SHEET);
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
    const strip = carousel(page).locator("div").first();
    await expect(strip).toHaveCSS("overflow-x", "auto");
    await expect(strip).toHaveCSS("scroll-snap-type", "x mandatory");
    await strip.hover();
    await page.mouse.wheel(5000, 0);
    await expect(
      carousel(page)
        .locator("li[aria-roledescription=slide]")
        .nth(LAST - 1),
    ).toBeInViewport({
      ratio: 0.9,
    });
  });
});
