/** Legal pages in a real browser: their contents, and whether the cookie table is true. */
import { expect, test } from "@playwright/test";
import { LANGUAGES } from "../../contract/languages.ts";
import { legalAddress } from "../../contract/routes.ts";
import { content, first, policyAddress } from "../../tests/content.ts";
import { dialogOf, footerControl } from "../../tests/parts/consent-page.ts";
import { field, fillIn, sendButton, touchForm, visitContactPage } from "../../tests/parts/contact-visitor.ts";
import { stringsFor } from "../site/strings/index.ts";

const { slug } = first(content.legal);

for (const language of LANGUAGES) {
  test(`the contents lead to their sections (${language}) @phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(legalAddress(language, slug));
    const contents = page.getByRole("main").getByRole("navigation").getByRole("link");
    const headings = page.locator("main section > h2");
    for (const place of [1, (await headings.count()) - 2]) {
      await contents.nth(place).click();
      await expect(headings.nth(place)).toBeInViewport();
    }
  });
}

test("everything that a visit leaves in the browser stands in the table, as in use", async ({
  page,
  context,
}) => {
  await visitContactPage(page);
  await touchForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.locator('[data-outcome="sent"]')).toBeVisible();
  await page.getByRole("link", { name: stringsFor("es").contact.outcome.sent.another }).click();
  await field(page, "message").fill("Otra cosa");
  await footerControl(page).click();
  await dialogOf(page).getByRole("button", { name: "Guardar preferencias" }).click();
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole("link", { name: "Cambiar idioma a Euskera" }).click();
  await expect(page).toHaveURL(/\/eu\//);

  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  await page.goto(policyAddress("eu", "cookies"));
  const rows = page.getByRole("table").locator("tbody tr");
  const inUse = await rows.evaluateAll((all) =>
    all
      .map((row) => [...row.querySelectorAll("td > span:last-child")].map((cell) => cell.textContent))
      .filter((cells) => cells.at(-1) === "Bai")
      .map(([name]) => name),
  );
  expect(new Set([...keys, ...cookies])).toEqual(new Set(inUse));
});
