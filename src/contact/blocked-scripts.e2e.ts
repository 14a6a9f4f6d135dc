/** The scripts of a page, one of each role missing in its turn: no touch is silent, and the way on works. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { answer, bannerOf, dialogOf, storedRecord } from "../../tests/parts/consent-page.ts";
import { field, fillIn, sendButton, sumOf, visitContactPage } from "../../tests/parts/contact-visitor.ts";
import { severalAtATime } from "../../tests/several-at-a-time.ts";

/** Longer than the banner takes; one whose scripts are missing does not come. */
const ASKED_WITHIN_MS = 6000;

/** What a page names itself: its own scripts, React, and the code of an island. Whatever these import fails with them. */
async function scriptsOf(page: Page, address: string, part: string): Promise<string[]> {
  await page.goto(address);
  const scripts = await page.locator(part).evaluate((element) => {
    const island = element.closest("astro-island");
    const own = [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src"));
    return [...own, island?.getAttribute("renderer-url"), island?.getAttribute("component-url")];
  });
  return scripts.filter((script) => typeof script === "string");
}

/** In a browser of its own; `blocked` never arrives, asked for once or again. */
async function visit(browser: Browser, blocked: string, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.route(`**${blocked}*`, (route) => route.abort());
    await act(page);
  } finally {
    await context.close();
  }
}

const outcomeOf = (page: Page) =>
  page
    .locator("[data-outcome]:not([hidden])")
    .evaluateAll(([told]) => told?.getAttribute("data-outcome") ?? null)
    .catch(() => null); // the next page is on its way

/** Presses until the message is sent, and does each time what the page says. */
async function sendForm(page: Page) {
  await visitContactPage(page);
  await fillIn(page);
  let told: string | null = null;
  for (let press = 0; told !== "sent" && press < 4; press += 1) {
    const before = told;
    await field(page, "mathCaptcha").fill((await sumOf(page)).answer);
    await sendButton(page).click();
    await expect.poll(async () => (told = (await outcomeOf(page)) ?? before)).not.toBe(before);
  }
  expect(told).toBe("sent");
}

test("the contact form is sent whichever of its scripts is missing", async ({ browser, page }) => {
  const scripts = await scriptsOf(page, "/es/contacto", "main form");
  expect(scripts.length).toBeGreaterThan(2);
  await severalAtATime(scripts, (script) => test.step(script, () => visit(browser, script, sendForm)));
});

/** What tells of the failure covers nothing of the banner. */
async function expectClear(page: Page) {
  const message = await page.locator("#load-failure").boundingBox();
  const banner = await bannerOf(page).boundingBox();
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
}

/** A banner that cannot come asks nothing and stores nothing. */
async function answerBanner(page: Page) {
  await page.goto("/es/servicios");
  const isAsked = await bannerOf(page)
    .waitFor({ timeout: ASKED_WITHIN_MS })
    .then(
      () => true,
      () => false,
    );
  if (!isAsked) return expect(await storedRecord(page)).toBeNull();
  await answer(page, "Configurar").click();
  const told = dialogOf(page).or(page.locator("#load-failure")).filter({ visible: true });
  await expect(told).toBeVisible();
  if (await dialogOf(page).isVisible()) await page.keyboard.press("Escape");
  else await expectClear(page);
  await answer(page, "Rechazar todas").click();
  await expect(bannerOf(page)).toBeHidden();
  expect(await storedRecord(page)).toMatchObject({ analytics: false });
}

test("the cookie banner answers whichever of its scripts is missing", async ({ browser, page }) => {
  const scripts = await scriptsOf(page, "/es/servicios", 'astro-island[opts*="consent"]');
  expect(scripts.length).toBeGreaterThan(2);
  await severalAtATime(scripts, (script) => test.step(script, () => visit(browser, script, answerBanner)));
});
