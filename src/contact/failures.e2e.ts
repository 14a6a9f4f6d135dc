/** The contact form when something goes wrong: what is told, and that nothing typed is lost. */
import { expect, test } from "@playwright/test";
import { MINIMUM_MS_BEFORE_SUBMIT } from "../../contract/contact.ts";
import { blockStorage } from "../../tests/broken-storage.ts";
import { content } from "../../tests/content.ts";
import {
  expectToast,
  field,
  fillIn,
  formScript,
  LAST_SUBJECT,
  MESSAGE,
  sendButton,
  sumOf,
  touchForm,
  visitContactPage,
  watchPosts,
} from "../../tests/parts/contact-visitor.ts";
import { draftKey } from "./stored-draft.ts";

const FAILED = ["Error al enviar", "Ha ocurrido un error. Por favor, inténtalo de nuevo."] as const;

test("a failed call is told, and the text stays for another attempt under the same key", async ({ page }) => {
  await visitContactPage(page);
  await touchForm(page);
  await fillIn(page);
  const posts = watchPosts(page);
  await page.route("**/api/contact", (route) => route.abort(), { times: 1 });
  await sendButton(page).click();
  await expectToast(page, ...FAILED);
  const failed = page.locator('[data-outcome="failed"]');
  await expect(failed).toContainText("Error al enviar");
  for (const way of ["tel:", "mailto:"]) await expect(failed.locator(`a[href^="${way}"]`)).toBeVisible();
  await expect(field(page, "message")).toHaveValue(MESSAGE.message);
  await sendButton(page).click();
  await expectToast(page, "Mensaje enviado");
  const keys = posts.map((request) => request.headers()["idempotency-key"]);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("a page that a filter or a hotel answers with is no thanks", async ({ page }) => {
  await visitContactPage(page);
  await touchForm(page);
  await fillIn(page);
  await page.route("**/api/contact", (route) => route.fulfill({ body: "<h1>Wifi</h1>" }), { times: 1 });
  await sendButton(page).click();
  await expectToast(page, ...FAILED);
  await expect(field(page, "message")).toHaveValue(MESSAGE.message);
  await sendButton(page).click();
  await expectToast(page, "Mensaje enviado");
});

test("code that breaks in this browser is told too, and the text stays for another attempt", async ({
  page,
}) => {
  await visitContactPage(page);
  await touchForm(page);
  await fillIn(page);
  await page.evaluate(() => {
    const { trim } = String.prototype;
    String.prototype.trim = () => {
      String.prototype.trim = trim;
      throw new Error("unknown here");
    };
  });
  await sendButton(page).click();
  await expectToast(page, ...FAILED);
  await expect(field(page, "message")).toHaveValue(MESSAGE.message);
  await sendButton(page).click();
  await expectToast(page, "Mensaje enviado");
});

test("what the server finds wrong is said beside its field, in the page's language", async ({ page }) => {
  await visitContactPage(page, { language: "eu" });
  await touchForm(page);
  await fillIn(page);
  const errors = [{ field: "email", code: "emailInvalid", message: "Debe ser un email válido" }];
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 400, contentType: "application/problem+json", json: { status: 400, errors } }),
  );
  await sendButton(page).click();
  await expect(page.getByText("Baliozko helbide elektronikoa izan behar du")).toBeVisible();
  await expect(field(page, "email")).toBeFocused();
  await expect(field(page, "message")).toHaveValue(MESSAGE.message);
});

test("without a token the form says so, and a later attempt may succeed", async ({ page }) => {
  await page.route("**/api/csrf-token", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await visitContactPage(page);
  await touchForm(page);
  await fillIn(page);
  const posts = watchPosts(page);
  await sendButton(page).click();
  await expectToast(
    page,
    "Error de seguridad",
    "No se pudo verificar la seguridad del formulario. Por favor, recarga la página e inténtalo de nuevo.",
  );
  expect(posts).toEqual([]);
  await sendButton(page).click();
  await expectToast(page, "Mensaje enviado");
});

test("a token that does not come is waited for three seconds", async ({ page }) => {
  await page.route("**/api/csrf-token", () => new Promise(() => {}));
  await visitContactPage(page);
  await field(page, "name").focus();
  await page.waitForRequest("**/api/csrf-token");
  await fillIn(page);
  const start = Date.now();
  await sendButton(page).click();
  await expectToast(
    page,
    "Error de seguridad",
    "Tiempo de espera agotado para verificación de seguridad. Por favor, recarga la página.",
  );
  expect(Date.now() - start).toBeGreaterThanOrEqual(2900);
});

test("what was typed before the code arrived is kept, and an early send is made up for", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitContactPage(page);
  await page.route(await formScript(page), async (route) => {
    await held;
    await route.continue();
  });
  await fillIn(page);
  await field(page, "subject").selectOption(LAST_SUBJECT);
  await sendButton(page).click();
  const post = page.waitForRequest("**/api/contact");
  release();
  expect((await post).postDataJSON()).toMatchObject({ ...MESSAGE, subject: LAST_SUBJECT });
  await expectToast(page, "Mensaje enviado");
});

test("a draft survives a reload, and whoever then sends at once is not taken for a program", async ({
  page,
}) => {
  await visitContactPage(page, { openForMs: 0 });
  await touchForm(page);
  await fillIn(page);
  await field(page, "subject").selectOption(LAST_SUBJECT);
  await page.evaluate(
    ([key, earlier]) => {
      const draft = JSON.parse(sessionStorage.getItem(key) ?? "null");
      sessionStorage.setItem(key, JSON.stringify({ ...draft, loadedAt: draft.loadedAt - earlier }));
    },
    [draftKey(content.company.shortName), MINIMUM_MS_BEFORE_SUBMIT] as const,
  );
  await page.reload();
  for (const [name, text] of Object.entries(MESSAGE)) await expect(field(page, name)).toHaveValue(text);
  await expect(field(page, "subject")).toHaveValue(LAST_SUBJECT);
  await touchForm(page);
  await expect(field(page, "mathCaptcha")).toHaveValue("");
  await field(page, "mathCaptcha").fill((await sumOf(page)).answer);
  const answer = page.waitForResponse("**/api/contact");
  await sendButton(page).click();
  expect((await answer).status()).toBe(202);
  await expectToast(page, "Mensaje enviado");
});

test("with storage blocked the form still sends", async ({ page }) => {
  await blockStorage(page);
  await visitContactPage(page).catch(() => undefined);
  await touchForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expectToast(page, "Mensaje enviado");
});

test("a visitor whose clock is ahead by as long as the form was open is heard all the same", async ({
  page,
}) => {
  const openForMs = 60_000;
  await page.addInitScript((milliseconds) => {
    const now = Date.now.bind(Date);
    const origin = performance.timeOrigin + milliseconds;
    Date.now = () => now() + milliseconds;
    Object.defineProperty(performance, "timeOrigin", { get: () => origin, configurable: true });
  }, openForMs);
  const start = Date.now();
  await visitContactPage(page, { openForMs });
  await touchForm(page);
  await fillIn(page);
  const answer = page.waitForResponse("**/api/contact");
  await sendButton(page).click();
  const response = await answer;
  expect(response.status()).toBe(202);
  const { loadedAt } = response.request().postDataJSON();
  expect(Math.abs(Date.parse(loadedAt) - (start - openForMs))).toBeLessThan(10_000);
});
