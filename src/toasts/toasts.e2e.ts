/** The toast: one at a time, five seconds, swiped away, held by pointer or focus, reached by F8, read aloud. */
import { expect, type Page, test } from "@playwright/test";
import { bannerOf, dialogOf, footerControl, toastOf } from "../../tests/parts/consent-page.ts";

async function showToast(page: Page) {
  await page.clock.install();
  await page.goto("/es/servicios");
  await bannerOf(page).getByRole("button", { name: "Rechazar todas" }).click();
  await expect(toastOf(page)).toBeVisible();
}

test("is read aloud and leaves by itself after five seconds", async ({ page }) => {
  await page.clock.install();
  await page.goto("/es/servicios");
  await expect(bannerOf(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await bannerOf(page).getByRole("button", { name: "Rechazar todas" }).click();
  const spoken = page.locator('[aria-live="assertive"]');
  // The page's own clock goes on by small steps: a busy machine takes nothing of the five seconds.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(spoken).toContainText("Preferencias guardadas", { timeout: 100 });
  }).toPass();
  await page.clock.runFor(4000);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toastOf(page)).toHaveCount(0);
});

test("stays under the pointer and under the focus", async ({ page }) => {
  await showToast(page);
  await toastOf(page).hover();
  await page.clock.fastForward(6000);
  await expect(toastOf(page)).toBeVisible();
  await page.keyboard.press("F8");
  await page.mouse.move(5, 400);
  await page.clock.fastForward(6000);
  await expect(toastOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(toastOf(page)).toHaveCount(0);
});

test("F8 leads to it, and the Tab key to its button", async ({ page }) => {
  await showToast(page);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Notificaciones (F8)" }).getByRole("list")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(toastOf(page).getByRole("button", { name: "Cerrar" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toastOf(page)).toHaveCount(0);
});

for (const [distance, leaves] of [
  [40, false],
  [70, true],
] as const) {
  test(`swiped ${distance} px to the right it ${leaves ? "leaves" : "stays"}`, async ({ page }) => {
    await showToast(page);
    const box = await toastOf(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 30];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
    await expect(toastOf(page)).toHaveCount(leaves ? 0 : 1);
  });
}

test("a new one takes the place of the old one", async ({ page }) => {
  await showToast(page);
  await footerControl(page).click();
  await dialogOf(page).getByRole("button", { name: "Guardar preferencias" }).click();
  await expect(toastOf(page)).toContainText("Preferencias actualizadas");
  await expect(toastOf(page)).toHaveCount(1);
});

/** Of a phone's screen: two lines. */
const LARGEST_SHARE = 0.08;

test("stands clear of the call bar, and is low @phone-only", async ({ page }) => {
  await showToast(page);
  const { height = 0 } = (await toastOf(page).boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * LARGEST_SHARE);
  const [toast, bar] = [await toastOf(page).boundingBox(), await page.locator("#call-bar").boundingBox()];
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
