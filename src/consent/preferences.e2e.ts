/** The preferences: every choice can be changed from every page, and the server knows. */

import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { ACCEPT_ALL } from "../../contract/consent.ts";
import { allowing } from "../../tests/consent-choices.ts";
import { policyAddress } from "../../tests/content.ts";
import {
  answer,
  bannerOf,
  dialogOf,
  footerControl,
  keptByServer,
  storeBeforehand,
  stored,
  storedRecord,
  toastOf,
  VISITOR_KEY,
} from "../../tests/parts/consent-page.ts";

test("from the footer: loads the saved choice, saves a new one and says so", async ({ page }) => {
  await page.goto("/es/servicios");
  await answer(page, "Aceptar todas").click();
  await expect.poll(() => keptByServer(page)).toEqual(ACCEPT_ALL);

  await page.goto("/es/nosotros");
  await footerControl(page).click();
  const dialog = dialogOf(page);
  await dialog.getByRole("tab", { name: "Marketing" }).click();
  const marketing = dialog.getByRole("switch", { name: "Permitir cookies de marketing" });
  await expect(marketing).toBeChecked();
  await marketing.click();
  await dialog.getByRole("button", { name: "Guardar preferencias" }).click();
  await expect(dialog).toBeHidden();
  await expect(toastOf(page)).toContainText("Preferencias actualizadas");
  await expect(toastOf(page)).toContainText(
    "Tus preferencias de cookies han sido actualizadas correctamente",
  );
  const withoutMarketing = { ...ACCEPT_ALL, marketing: false };
  expect(await keptByServer(page)).toEqual(withoutMarketing);
  expect(await storedRecord(page)).toMatchObject(withoutMarketing);
  await expect(footerControl(page)).toBeFocused();
});

for (const [address, name] of [
  [policyAddress("es", "cookies"), "Configurar mis cookies"],
  [policyAddress("eu", "privacy"), "Cookieak konfiguratu"],
] as const) {
  test(`from ${address}: ${name}`, async ({ page }) => {
    await page.goto(address);
    const control = page.getByRole("main").getByRole("button", { name, exact: true });
    await control.click();
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toBeHidden();
    await expect(control).toBeFocused();
  });
}

test("a click made before the page's own script has arrived is answered once it is there", async ({
  page,
}) => {
  const arrival = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto("/es/servicios", { waitUntil: "commit" });
  await footerControl(page).click();
  await expect(dialogOf(page)).toBeHidden();
  arrival.resolve();
  await expect(dialogOf(page)).toBeVisible();
});

test("the choice that the server keeps fills the switches, whatever follows the id's colon", async ({
  page,
}) => {
  const id = randomUUID();
  const { csrfToken } = await (await page.request.get("/api/csrf-token")).json();
  const saved = await page.request.put(`/api/cookie-consent/${id}`, {
    data: allowing("analytics"),
    headers: { "X-CSRF-Token": csrfToken },
  });
  expect(saved.status()).toBe(204);
  await storeBeforehand(page, VISITOR_KEY, `${id}:1731628800`);
  await page.goto("/es/servicios");
  await footerControl(page).click();
  await dialogOf(page).getByRole("tab", { name: "Analíticas" }).click();
  await expect(dialogOf(page).getByRole("switch")).toBeChecked();
  await dialogOf(page).getByRole("tab", { name: "Marketing" }).click();
  await expect(dialogOf(page).getByRole("switch")).not.toBeChecked();
});

test("without an id, or with an invalid one, a new one is made, and the server is not asked", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on(
    "request",
    (request) => request.url().includes("/api/cookie-consent/") && asked.push(request.url()),
  );
  await storeBeforehand(page, VISITOR_KEY, "not-a-uuid");
  await page.goto("/es/servicios");
  await footerControl(page).click();
  await expect(dialogOf(page).getByRole("button", { name: "Guardar preferencias" })).toBeEnabled();
  expect(await stored(page, VISITOR_KEY)).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(asked).toEqual([]);
});

test("while it is saved the buttons rest and the label reads Guardando...", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/cookie-consent/*", async (route) => {
    if (route.request().method() === "PUT") await released;
    await route.continue();
  });
  await page.goto("/es/servicios");
  await footerControl(page).click();
  await dialogOf(page).getByRole("button", { name: "Guardar preferencias" }).click();
  await expect(dialogOf(page).getByRole("button", { name: "Guardando..." })).toBeDisabled();
  await expect(dialogOf(page).getByRole("button", { name: "Cancelar" })).toBeDisabled();
  release();
  await expect(dialogOf(page)).toBeHidden();
});

test("with the keyboard alone: tabs by arrows, switch by Space, focus kept inside, Escape and back", async ({
  page,
}) => {
  await page.goto("/es/servicios");
  await footerControl(page).focus();
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("tab", { name: "General" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("tab", { name: "Analíticas" })).toHaveAttribute("aria-selected", "true");
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("Tab");
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
    );
    expect(isInside).toBe(true);
  }
  await dialog.getByRole("switch").focus();
  await page.keyboard.press("Space");
  await expect(dialog.getByRole("switch")).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(footerControl(page)).toBeFocused();
  expect(await storedRecord(page)).toBeNull();
});

test("another tab follows: its banner goes and its open dialog shows the new choice", async ({
  page,
  context,
}) => {
  await page.goto("/es/servicios");
  await expect(bannerOf(page)).toBeVisible();
  await footerControl(page).click();
  await dialogOf(page).getByRole("tab", { name: "Analíticas" }).click();
  const other = await context.newPage();
  await other.goto("/es/nosotros");
  await answer(other, "Aceptar todas").click();
  await expect(toastOf(other)).toBeVisible();
  await expect(dialogOf(page).getByRole("switch")).toBeChecked();
  await expect(bannerOf(page)).toBeHidden();
});

test("Global Privacy Control is a no to marketing until the visitor says otherwise, and the dialog says so", async ({
  page,
}) => {
  const id = randomUUID();
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  );
  await storeBeforehand(page, VISITOR_KEY, id);
  await page.route(`**/api/cookie-consent/${id}`, (route) =>
    route.request().method() === "GET" ? route.fulfill({ json: { consent: ACCEPT_ALL } }) : route.continue(),
  );
  await page.goto("/es/servicios");
  await footerControl(page).click();
  const dialog = dialogOf(page);
  await dialog.getByRole("tab", { name: "Analíticas" }).click();
  await expect(dialog.getByRole("switch")).toBeChecked();
  await dialog.getByRole("tab", { name: "Marketing" }).click();
  await expect(dialog).toContainText("Global Privacy Control");
  await expect(dialog.getByRole("switch")).not.toBeChecked();
  await dialog.getByRole("switch").click();
  await dialog.getByRole("button", { name: "Guardar preferencias" }).click();
  await expect(toastOf(page)).toContainText("Preferencias actualizadas");
  expect(await storedRecord(page)).toMatchObject({ marketing: true });
});
