/** Storage that is blocked or full, a server that is away: the site keeps working and says what is wrong. */

import { expect, test } from "@playwright/test";
import { ACCEPT_ALL, REJECT_ALL } from "../../contract/consent.ts";
import { expectNoFindings } from "../../tests/axe.ts";
import { blockStorage, fillStorage } from "../../tests/broken-storage.ts";
import {
  answer,
  bannerOf,
  dialogOf,
  footerControl,
  storedRecord,
  toastOf,
  VISITOR_KEY,
} from "../../tests/parts/consent-page.ts";

for (const [how, breakStorage] of [
  ["blocked", blockStorage],
  ["full", fillStorage],
] as const) {
  test(`storage ${how}: the banner's choice holds for the page, and the error is told`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await breakStorage(page);
    await page.goto("/es/servicios");
    await answer(page, "Aceptar todas").click();
    await expect(toastOf(page)).toContainText("Error");
    await expect(toastOf(page)).toContainText("No se pudieron guardar tus preferencias de cookies");
    await expect(bannerOf(page)).toBeHidden();
    await footerControl(page).click();
    await dialogOf(page).getByRole("tab", { name: "Analíticas" }).click();
    await expect(dialogOf(page).getByRole("switch")).toBeChecked();
    expect(errors).toEqual([]);
  });
}

test("storage blocked: the preferences know no visitor, and nothing is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && sent.push(request.url()));
  await blockStorage(page);
  await page.goto("/es/servicios");
  await footerControl(page).click();
  await dialogOf(page).getByRole("button", { name: "Guardar preferencias" }).click();
  await expect(toastOf(page)).toContainText("No se pudo identificar tu sesión");
  await expect(bannerOf(page)).toBeHidden();
  expect(sent).toEqual([]);
});

test("offline, the banner's choice is kept in the browser", async ({ page, context }) => {
  await page.goto("/es/servicios");
  await expect(bannerOf(page)).toBeVisible();
  await context.setOffline(true);
  await answer(page, "Rechazar todas").click();
  await expect(bannerOf(page)).toBeHidden();
  expect(await storedRecord(page)).toMatchObject(REJECT_ALL);
});

test("the server is away: the defaults stay, saving fails in words, and the dialog can still be used", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "warning" && logged.push(message.text()));
  await page.addInitScript(
    (key) => localStorage.setItem(key, "6f1c2b1e-5a0d-4c3b-9a58-2f6f0d9c1e77"),
    VISITOR_KEY,
  );
  await page.route("**/api/**", (route) => route.abort("connectionrefused"));
  await page.goto("/es/nosotros");
  await footerControl(page).click();
  const dialog = dialogOf(page);
  await dialog.getByRole("tab", { name: "Marketing" }).click();
  await expect(dialog.getByRole("switch")).not.toBeChecked();
  await expect(dialog.getByRole("switch")).toBeEnabled();
  expect(logged.some((line) => line.startsWith("No se pudo cargar el consentimiento"))).toBe(true);
  await expect(toastOf(page)).toHaveCount(0);

  await dialog.getByRole("switch").click();
  await dialog.getByRole("button", { name: "Guardar preferencias" }).click();
  await expect(toastOf(page)).toContainText("No se pudieron actualizar tus preferencias de cookies");
  await expect(dialog).toBeVisible();
  await toastOf(page).focus();
  await expectNoFindings(page);
  await toastOf(page).getByRole("button", { name: "Cerrar" }).click();
  await expect(toastOf(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
  expect(await storedRecord(page)).toBeNull();
});

test("the server is away: a refusal counts at once all the same", async ({ page }) => {
  await page.goto("/es/servicios");
  await answer(page, "Aceptar todas").click();
  await expect(toastOf(page)).toBeVisible();
  await page.route("**/api/**", (route) => route.abort("connectionrefused"));
  await footerControl(page).click();
  const dialog = dialogOf(page);
  await dialog.getByRole("tab", { name: "Analíticas" }).click();
  await dialog.getByRole("switch").click();
  await dialog.getByRole("button", { name: "Guardar preferencias" }).click();
  await expect(toastOf(page)).toContainText("No se pudieron actualizar tus preferencias de cookies");
  expect(await storedRecord(page)).toMatchObject({ ...ACCEPT_ALL, analytics: false });
});
