/** The telephone is always in sight. */
import { expect, type Page, test } from "@playwright/test";
import { LANGUAGES } from "../../contract/languages.ts";
import { projectAddress } from "../../contract/routes.ts";
import { content, first } from "../../tests/content.ts";

const bar = (page: Page) => page.locator("#call-bar");

// A visitor for each: whoever has seen one language is led back to it.
for (const address of ["/es/servicios", "/eu/servicios"]) {
  test(`it stands in the header of ${address}, in one line with the rest, from 768 px on`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page).toHaveURL(address);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator(`#header a[href^="tel:"]:visible`)).toBeInViewport();
      const height = await page
        .locator("#header")
        .evaluate((header) => header.getBoundingClientRect().height);
      expect(height, `${width} px`).toBeLessThan(90);
    }
  });
}

test("on a phone the call bar comes when the hero's buttons have left, and goes when they are back @phone-only", async ({
  page,
}) => {
  await page.goto("/es/");
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar(page)).toBeHidden();
  await page.goto("/eu/servicios");
  await expect(bar(page).getByRole("link")).toHaveCount(2);
});

for (const [place, { slug }] of content.projects.entries()) {
  const language = first(LANGUAGES.slice(place % LANGUAGES.length));
  test(`it never lies on the buttons of a carousel (${language}, ${slug}) @phone-only`, async ({ page }) => {
    await page.goto(projectAddress(language, slug));
    const controls = page.locator("[data-free-of-call-bar]");
    for (const block of ["end", "start"] as const) {
      await controls.evaluate((element, side) => element.scrollIntoView({ block: side }), block);
      await expect(bar(page)).toBeHidden();
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar(page)).toBeVisible();
  });
}

test("on the contact page it offers only the call, and makes room for whoever writes @phone-only", async ({
  page,
}) => {
  await page.goto("/es/contacto");
  await expect(bar(page).getByRole("link")).toHaveCount(1);
  await expect(bar(page).locator(`a[href^="tel:"]`)).toBeVisible();
  await page.locator("#contact-message").focus();
  await expect(bar(page)).toBeHidden();
  // Pressing the button gives it the focus; a bar that came back then would take the click.
  const send = page.locator("main form button[type=submit]");
  await send.focus();
  await expect(bar(page)).toBeHidden();
  await send.blur();
  await expect(bar(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the call bar is there from the start, and makes room for whoever writes @phone-only", async ({
    page,
  }) => {
    await page.goto("/es/");
    await expect(bar(page)).toBeVisible();
    await page.goto("/es/contacto");
    await expect(bar(page)).toBeVisible();
    await page.locator("#contact-message").focus();
    await expect(bar(page)).toBeHidden();
  });
});
