/** The legal pages in a real browser. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { LANGUAGES, type Language } from "../../contract/languages.ts";
import { legalAddress, pageAddress } from "../../contract/routes.ts";
import { content, first } from "../../tests/content.ts";
import { dialogOf, footerControl } from "../consent/page-object.ts";
import { field, fillIn, sendButton, touchForm, visitContactPage } from "../contact/test-visitor.ts";
import { stringsFor } from "../site/strings/index.ts";

const roleSlug = (role: "privacy" | "cookies") =>
  first(content.legal.filter((page) => page.role === role)).slug;
const sourceOf = (slug: string, language: Language) =>
  readFileSync(`content/legal/${slug}.${language}.md`, "utf8");

for (const { slug } of content.legal) {
  for (const language of LANGUAGES) {
    test(`${slug}: sections that the contents lead to, the date and the way back (${language}) @phone`, async ({
      page,
    }) => {
      const source = sourceOf(slug, language);
      const [, updated = ""] = source.match(/^updated: (.+)$/m) ?? [];
      const sections = source.match(/^## /gm)?.length ?? 0;
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(legalAddress(language, slug));
      await expect(page.getByRole("main")).toContainText(updated);
      const headings = page.locator("main section > h2");
      await expect(headings).toHaveCount(sections);
      const contents = page.getByRole("main").getByRole("navigation").getByRole("link");
      await expect(contents).toHaveText(await headings.allTextContents());

      for (const place of [1, sections - 2]) {
        await contents.nth(place).click();
        await expect(headings.nth(place)).toBeInViewport();
      }

      const home = page.getByRole("main").getByRole("link", { name: stringsFor(language).legal.back });
      await expect(home).toHaveAttribute("href", pageAddress(language, "home"));
    });
  }
}

test("the page that names the holder leaves the registry's gaps open", async ({ page }) => {
  const { legalName, taxId, email, phone, registry } = content.company;
  const { slug } = first(content.legal.filter((page) => sourceOf(page.slug, "es").includes("{{registry}}")));
  await page.goto(legalAddress("es", slug));
  const text = page.getByRole("main");
  const gap = Object.values(registry).includes("") ? ["____"] : [];
  for (const fact of [legalName, taxId, email, phone, ...gap]) await expect(text).toContainText(fact);
});

test("the privacy policy says what the specification asks of it", async ({ page }) => {
  await page.goto(legalAddress("es", roleSlug("privacy")));
  const text = page.getByRole("main");
  for (const fact of [
    "Agencia Española de Protección de Datos",
    "Espacio Económico Europeo",
    "14 años",
    "5 años",
    `${content.company.address.postalCode} ${content.company.address.town}`,
  ])
    await expect(text).toContainText(fact);
});

for (const [language, configure] of [
  ["es", "Configurar mis cookies"],
  ["eu", "Nire cookieak konfiguratu"],
] as const) {
  test(`the cookie policy lists every cookie, and its button opens the preferences (${language}) @phone`, async ({
    page,
  }) => {
    await page.goto(legalAddress(language, roleSlug("cookies")));
    const table = page.getByRole("table");
    await expect(table.locator("thead th")).toHaveCount(7);
    const names = table.locator("tbody td:first-child > span:last-child");
    await expect(names).toHaveCount(content.cookies.length);
    await page.getByRole("button", { name: configure }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
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
  await field(page, "message").fill("Otra cosa");
  await footerControl(page).click();
  await dialogOf(page).getByRole("button", { name: "Guardar preferencias" }).click();
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole("link", { name: "Cambiar idioma a Euskera" }).click();
  await expect(page).toHaveURL(/\/eu\//);

  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  await page.goto(legalAddress("eu", roleSlug("cookies")));
  const rows = page.getByRole("table").locator("tbody tr");
  const inUse = await rows.evaluateAll((all) =>
    all
      .map((row) => [...row.querySelectorAll("td > span:last-child")].map((cell) => cell.textContent))
      .filter((cells) => cells.at(-1) === "Bai")
      .map(([name]) => name),
  );
  expect(new Set([...keys, ...cookies])).toEqual(new Set(inUse));
});

for (const [language, guide] of [
  ["es", "mayo de 2024"],
  ["eu", "2024ko maiatzeko"],
] as const) {
  test(`the cookie policy explains four browsers and names the agency's guide (${language})`, async ({
    page,
  }) => {
    await page.goto(legalAddress(language, roleSlug("cookies")));
    for (const part of ["Google Chrome", "Mozilla Firefox", "Microsoft Edge", "Safari", guide])
      await expect(page.getByRole("main")).toContainText(part);
  });
}

/** The specification's sample has it; an owner may have another. */
const quality = content.legal.find(({ slug }) => slug === "politica-calidad");

if (quality) {
  for (const [language, manager] of [
    ["es", "Gerencia"],
    ["eu", "Gerentzia"],
  ] as const) {
    test(`the quality policy begins with its header and is signed by the manager (${language})`, async ({
      page,
    }) => {
      const header = sourceOf(quality.slug, language).split("\n\n")[1]?.replaceAll("**", "") ?? "";
      await page.goto(legalAddress(language, quality.slug));
      await expect(page.getByText(header)).toBeVisible();
      await expect(page.locator("main section").last()).toContainText(manager);
    });
  }
}
