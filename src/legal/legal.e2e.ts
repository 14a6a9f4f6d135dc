/** The legal pages in a real browser. */
import { expect, test } from "@playwright/test";

for (const [address, sections, updated, back] of [
  ["/es/aviso-legal", 8, "Abril de 2025", "Volver al inicio"],
  ["/eu/aviso-legal", 8, "2025eko apirila", "Hasierara itzuli"],
  ["/es/politica-privacidad", 11, "Abril de 2025", "Volver al inicio"],
  ["/eu/politica-privacidad", 11, "2025eko apirila", "Hasierara itzuli"],
  ["/es/politica-cookies", 8, "Abril de 2025", "Volver al inicio"],
  ["/eu/politica-cookies", 8, "2025eko apirila", "Hasierara itzuli"],
  ["/es/politica-calidad", 4, "Febrero de 2010", "Volver al inicio"],
  ["/eu/politica-calidad", 4, "2010eko otsaila", "Hasierara itzuli"],
] as const) {
  test(`${address}: ${sections} sections that the contents lead to, the date and the way back @phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    await expect(page.getByRole("main")).toContainText(updated);
    const headings = page.locator("main section > h2");
    await expect(headings).toHaveCount(sections);
    const contents = page.getByRole("main").getByRole("navigation").getByRole("link");
    await expect(contents).toHaveText(await headings.allTextContents());

    for (const place of [1, sections - 2]) {
      await contents.nth(place).click();
      await expect(headings.nth(place)).toBeInViewport();
    }

    const home = page.getByRole("main").getByRole("link", { name: back });
    await expect(home).toHaveAttribute("href", address.startsWith("/es") ? "/es/" : "/eu/");
  });
}

test("the legal notice names the holder and leaves the registry's gaps open", async ({ page }) => {
  await page.goto("/es/aviso-legal");
  const text = page.getByRole("main");
  for (const fact of [
    "Excavaciones Harlur, S.L.",
    "B00000000",
    "info@harlur.example",
    "94 600 00 00",
    "____",
  ])
    await expect(text).toContainText(fact);
});

test("the privacy policy says what the specification asks of it", async ({ page }) => {
  await page.goto("/es/politica-privacidad");
  const text = page.getByRole("main");
  for (const fact of [
    "Agencia Española de Protección de Datos",
    "Espacio Económico Europeo",
    "14 años",
    "5 años",
    "48100 Mungia",
  ])
    await expect(text).toContainText(fact);
});

for (const [language, configure] of [
  ["es", "Configurar mis cookies"],
  ["eu", "Nire cookieak konfiguratu"],
] as const) {
  test(`the cookie policy lists five cookies, and its button opens the preferences (${language}) @phone`, async ({
    page,
  }) => {
    await page.goto(`/${language}/politica-cookies`);
    const table = page.getByRole("table");
    await expect(table.locator("thead th")).toHaveCount(6);
    const names = table.locator("tbody td:first-child > span:last-child");
    await expect(names).toHaveText(["harlur-cookie-consent", "_ga", "_gid", "language", "harlur-visitor-id"]);
    await page.getByRole("button", { name: configure }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
}

test("the cookie policy explains Chrome, Firefox, Edge and Safari, and names the agency's guide", async ({
  page,
}) => {
  await page.goto("/es/politica-cookies");
  for (const part of ["Google Chrome", "Mozilla Firefox", "Microsoft Edge", "Safari", "mayo de 2024"])
    await expect(page.getByRole("main")).toContainText(part);
});

test("the quality policy bears its header and is signed by the manager", async ({ page }) => {
  await page.goto("/es/politica-calidad");
  await expect(page.getByText("Anexo 0 · Edición 3 · 22/02/10")).toBeVisible();
  await expect(page.locator("main section").last()).toContainText(/Gerencia/);
});
