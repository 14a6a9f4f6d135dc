/** The banner: asked once, politely, with refusing as easy as accepting. */

import { expect, test } from "@playwright/test";
import { ACCEPT_ALL, CONSENT_VERSION, REJECT_ALL } from "../../contract/consent.ts";
import { LANGUAGES } from "../../contract/languages.ts";
import { legalAddress, pageAddress } from "../../contract/routes.ts";
import { expectNoFindings } from "../../tests/axe.ts";
import { allowing } from "../../tests/consent-choices.ts";
import { content, policyAddress } from "../../tests/content.ts";
import { largestPaintIsIn } from "../../tests/largest-paint.ts";
import {
  answer,
  bannerOf,
  dialogOf,
  keptByServer,
  RECORD_KEY,
  storeBeforehand,
  storedRecord,
  toastOf,
  VISITOR_KEY,
  watchOtherHosts,
} from "../../tests/parts/consent-page.ts";
import { severalAtATime } from "../../tests/several-at-a-time.ts";
import { cookie } from "../site/strings/cookie.es.ts";

test("is hidden at first and shown after a second and a half, without React and without taking the focus", async ({
  page,
}) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto("/es/servicios");
  await page.clock.runFor(1400);
  await expect(bannerOf(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(bannerOf(page)).toBeVisible();
  await expect(page.locator("body")).toBeFocused();
  const islands = page.locator("astro-island");
  await expect(islands.and(page.locator("[ssr]")), "none is hydrated").toHaveCount(await islands.count());
});

const SMALL_SCREENS = [
  { width: 360, height: 640, scale: 2 },
  { width: 390, height: 844, scale: 2 },
  { width: 844, height: 390, scale: 1 },
  { width: 667, height: 375, scale: 1 },
  { width: 1024, height: 420, scale: 1 },
  { width: 320, height: 256, scale: 1 },
];

for (const language of LANGUAGES) {
  test(`all its answers are in sight on small screens, held either way and with the largest text, and half the page too (${language})`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await page.goto(pageAddress(language, "services"));
    await expect(bannerOf(page)).toBeVisible();
    for (const { width, height, scale } of SMALL_SCREENS) {
      await session.send("Emulation.setEmulatedOSTextScale", { scale });
      await page.setViewportSize({ width, height });
      const name = `${width} × ${height}, letters × ${scale}`;
      for (const button of await bannerOf(page).getByRole("button").all())
        await expect(button, name).toBeInViewport({ ratio: 0.99 });
      // Beside the header above it and the call bar below it.
      const free = await page.evaluate(() => {
        scrollTo({ top: 2 * innerHeight, behavior: "instant" });
        const boxOf = (id: string) => document.getElementById(id)?.getBoundingClientRect();
        const bottoms = ["cookie-banner", "call-bar"].map((id) => boxOf(id)?.top || innerHeight);
        return Math.min(innerHeight, ...bottoms) - Math.max(0, boxOf("header")?.bottom ?? 0);
      });
      expect(free, name).toBeGreaterThanOrEqual(height / 2 - 1);
      // What does not fit scrolls in it.
      await bannerOf(page).getByRole("link").scrollIntoViewIfNeeded();
      await expect(bannerOf(page).getByRole("link"), name).toBeInViewport();
    }
  });
}

for (const [name, choice] of [
  ["Aceptar todas", ACCEPT_ALL],
  ["Rechazar todas", REJECT_ALL],
] as const) {
  test(`${name}: kept in the browser and on the server, told, and not asked again`, async ({
    page,
    baseURL,
  }) => {
    const elsewhere = watchOtherHosts(page, baseURL);
    await page.goto("/es/servicios");
    await answer(page, name).click();
    await expect(toastOf(page)).toContainText("Preferencias guardadas");
    await expect(toastOf(page)).toContainText("Tus preferencias de cookies han sido guardadas correctamente");
    await expect(bannerOf(page)).toBeHidden();
    const record = await storedRecord(page);
    expect(record).toMatchObject({ ...choice, necessary: true, version: CONSENT_VERSION });
    expect(record?.userId).toBe(await page.evaluate((key) => localStorage.getItem(key), VISITOR_KEY));
    await expect.poll(() => keptByServer(page)).toEqual(choice);
    await page.clock.install();
    await page.goto("/es/nosotros");
    await page.clock.runFor(2000);
    await expect(bannerOf(page)).toBeHidden();
    expect(elsewhere).toEqual([]);
  });
}

test("Configurar: a tab for each category, Cancelar changes nothing, Guardar keeps the switches", async ({
  page,
}) => {
  await page.goto("/es/servicios");
  await answer(page, "Configurar").click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("tab")).toHaveText(Object.values(cookie.dialog.tabs));
  await expect(dialog.getByRole("heading", { name: "Necesarias Siempre activas" })).toBeVisible();
  await expect(dialog.getByRole("switch")).toHaveCount(0);
  await dialog.getByRole("tab", { name: "Analíticas" }).click();
  await dialog.getByRole("switch", { name: "Permitir cookies analíticas" }).click();
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(dialog).toBeHidden();
  expect(await storedRecord(page)).toBeNull();
  await expect(answer(page, "Configurar")).toBeFocused();

  await answer(page, "Configurar").click();
  await dialog.getByRole("tab", { name: "Analíticas" }).click();
  await expect(dialog.getByRole("switch")).not.toBeChecked();
  await dialog.getByRole("switch").click();
  await dialog.getByRole("button", { name: "Guardar preferencias" }).click();
  await expect(dialog).toBeHidden();
  await expect(bannerOf(page)).toBeHidden();
  await expect(toastOf(page)).toContainText("Preferencias guardadas");
  expect(await storedRecord(page)).toMatchObject(allowing("analytics"));
  await expect.poll(() => keptByServer(page)).toEqual(allowing("analytics"));
});

test("a stored choice that is older than a month is asked again", async ({ page }) => {
  const choice = { ...ACCEPT_ALL, userId: "6f1c2b1e-5a0d-4c3b-9a58-2f6f0d9c1e77", necessary: true };
  const monthAgo = Date.now() - 32 * 86_400_000;
  await storeBeforehand(
    page,
    RECORD_KEY,
    JSON.stringify({ ...choice, timestamp: monthAgo, version: CONSENT_VERSION }),
  );
  await page.goto("/es/servicios");
  await answer(page, "Rechazar todas").click();
  await expect(toastOf(page)).toContainText("Preferencias guardadas");
  expect(await storedRecord(page)).toMatchObject(REJECT_ALL);
});

test("the three answers have one size and one look, and the policy is linked @phone", async ({ page }) => {
  await page.goto("/eu/servicios");
  const answers = bannerOf(page).locator("div > button");
  await expect(answers).toHaveText(["Guztiak onartu", "Guztiak baztertu", "Konfiguratu"]);
  const looks = await answers.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { backgroundColor, color, fontWeight, fontSize, borderColor } = getComputedStyle(button);
      return [
        Math.round(width),
        Math.round(height),
        backgroundColor,
        color,
        fontWeight,
        fontSize,
        borderColor,
      ].join();
    }),
  );
  expect(new Set(looks).size).toBe(1);
  await expect(bannerOf(page).getByRole("link")).toHaveAttribute("href", policyAddress("eu", "cookies"));
});

test("Rechazar todas works where React cannot be fetched", async ({ page }) => {
  await page.goto("/es/servicios");
  await page.route("**/_astro/*.js", (route) => route.abort());
  await answer(page, "Rechazar todas").click();
  await expect(bannerOf(page)).toBeHidden();
  expect(await storedRecord(page)).toMatchObject(REJECT_ALL);
  await expect.poll(() => keptByServer(page)).toEqual(REJECT_ALL);
});

test("a click on Configurar made before React is there is not lost", async ({ page }) => {
  await page.goto("/es/servicios");
  await expect(bannerOf(page)).toBeVisible();
  const arrival = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await answer(page, "Configurar").click();
  await expect(dialogOf(page)).toBeHidden();
  arrival.resolve();
  await expect(dialogOf(page)).toBeVisible();
});

test("with the keyboard alone: reached after the skip link, never covering the focus, nobody is trapped @phone", async ({
  page,
}) => {
  await page.goto(policyAddress("es", "cookies"));
  await expect(bannerOf(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(bannerOf(page).getByRole("link")).toBeFocused();
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const banner = document.getElementById("cookie-banner");
      if (!focused || !banner || focused === document.body || banner.contains(focused)) return null;
      const { top, bottom, left, right } = focused.getBoundingClientRect();
      const over = banner.getBoundingClientRect();
      const isOver = bottom > over.top + 1 && top < over.bottom && right > over.left && left < over.right;
      return isOver && !focused.closest("#call-bar") ? focused.outerHTML : null;
    });
    expect(covered).toBeNull();
  }
  await page.keyboard.press("Home");
  await answer(page, "Rechazar todas").focus();
  await page.keyboard.press("Enter");
  await expect(bannerOf(page)).toBeHidden();
  await expect(page.locator("main")).toBeFocused();
});

test("takes the call bar's place until it is answered, moves nothing, and lets the page be read to its end @phone-only", async ({
  page,
}) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto("/eu/servicios");
  const bar = page.locator("#call-bar");
  await expect(bar).toBeVisible();
  const place = () => bar.evaluate((element) => element.getBoundingClientRect().height);
  const before = await place();
  await page.clock.runFor(2000);
  await expect(bannerOf(page)).toBeVisible();
  await expect(bar.locator("a").first()).toBeHidden();
  expect(await place()).toBe(before);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const lastLine = page.getByRole("contentinfo").locator("p").last();
  const [line, banner] = [await lastLine.boundingBox(), await bannerOf(page).boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((banner?.y ?? 0) + 1);
  await bannerOf(page).locator("[data-answer=reject]").click();
  await expect(bar.locator("a").first()).toBeVisible();
});

const SMALLEST_PHONE = { width: 360, height: 740 };
/** Of the smallest phone's screen, in whatever language. */
const LARGEST_SHARE = 0.29;

for (const language of LANGUAGES) {
  test(`leaves a phone its page: low, and no label in two lines (${language}) @phone-only`, async ({
    page,
  }) => {
    await page.setViewportSize(SMALLEST_PHONE);
    await page.goto(pageAddress(language, "services"));
    await expect(bannerOf(page)).toBeVisible();
    const { height = 0 } = (await bannerOf(page).boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(SMALLEST_PHONE.height * LARGEST_SHARE);
    const lines = await bannerOf(page)
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const label = document.createRange();
          label.selectNodeContents(button);
          return label.getClientRects().length;
        }),
      );
    expect(lines).toEqual(lines.map(() => 1));
  });
}

test("is the largest paint of no page, also where a phone shows the few words that a legal page begins with @phone-only", async ({
  browser,
  baseURL,
}) => {
  const addresses = LANGUAGES.flatMap((language) =>
    content.legal.map(({ slug }) => legalAddress(language, slug)),
  );
  const isLargest = async (address: string) => {
    const page = await browser.newPage({ viewport: SMALLEST_PHONE });
    await page.goto(`${baseURL}${address}`);
    await expect(bannerOf(page)).toBeVisible();
    const found = await largestPaintIsIn(page, "#cookie-banner");
    await page.close();
    return found && address;
  };
  expect((await severalAtATime(addresses, isLargest)).filter(Boolean)).toEqual([]);
});

for (const [language, where] of [
  ["es", ""],
  ["eu", " @phone-only"],
] as const) {
  test(`no accessibility findings in banner, toast and each tab of the dialog (${language})${where}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/servicios`);
    await expect(bannerOf(page)).toBeVisible();
    await expectNoFindings(page, "#cookie-banner");
    await bannerOf(page).getByRole("button").last().click();
    await expect(dialogOf(page)).toBeVisible();
    for (const tab of await dialogOf(page).getByRole("tab").all()) {
      await tab.click();
      await expectNoFindings(page, "dialog");
    }
    await page.keyboard.press("Escape");
    await bannerOf(page).locator("[data-answer=accept]").click();
    await toastOf(page).focus();
    await expectNoFindings(page, "li:focus");
  });
}
