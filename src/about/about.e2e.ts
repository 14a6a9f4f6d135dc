/** The page about the company in a real browser. */
import { expect, test } from "@playwright/test";

test("the hero tells of more than 45 years, and of infrastructure since 1977", async ({ page }) => {
  await page.goto("/es/nosotros");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("45 años");
  await expect(page.getByRole("main")).toContainText("infraestructuras desde 1977");
});

for (const language of ["es", "eu"] as const) {
  test(`five blocks of history, four values and the way to contact (${language}) @phone`, async ({
    page,
  }) => {
    await page.goto(`/${language}/nosotros`);
    const blocks = page.locator('section[aria-labelledby="historia"] li');
    await expect(blocks).toHaveCount(5);
    for (const block of await blocks.all()) {
      await expect(block.getByRole("heading", { level: 3 })).not.toBeEmpty();
      await expect(block.getByRole("img")).toHaveAttribute("alt", /.{20}/);
    }
    const values = page.locator('section[aria-labelledby="valores"] li');
    await expect(values).toHaveCount(4);
    await expect(values.nth(2)).toContainText("ISO 14001");
    await expect(values.nth(3)).toContainText("ISO 45001");
    const call = page.locator('section[aria-labelledby="contacto-heading"] a').last();
    await expect(call).toHaveAttribute("href", `/${language}/contacto`);
  });
}

test("the titles are those of the specification, in its order", async ({ page }) => {
  await page.goto("/es/nosotros");
  await expect(page.getByRole("heading", { level: 2 }).filter({ hasText: /historia|valores/i })).toHaveText([
    "Nuestra Historia",
    "Nuestros Valores",
  ]);
});

test("the blocks of history alternate", async ({ page }) => {
  await page.goto("/eu/nosotros");
  const pictureLeft = await page.locator('section[aria-labelledby="historia"] li').evaluateAll((blocks) =>
    blocks.map((block) => {
      const left = (selector: string) => block.querySelector(selector)?.getBoundingClientRect().left ?? 0;
      return left("img") < left("h3");
    }),
  );
  expect(pictureLeft).toEqual([true, false, true, false, true]);
});
