/** The contact form in a real browser, against the real server: one test a sentence of the specification. */

import { expect, type Page, test } from "@playwright/test";
import { pageAddress } from "../../contract/routes.ts";
import { expectNoFindings } from "../../tests/axe.ts";
import { content } from "../../tests/content.ts";
import { expectBetweenBars } from "../../tests/in-sight.ts";
import { toastOf } from "../../tests/parts/consent-page.ts";
import {
  expectToast,
  FIRST_SUBJECT,
  field,
  fillIn,
  MESSAGE,
  sendButton,
  sumOf,
  touchForm,
  visitContactPage,
  watchPosts,
} from "../../tests/parts/contact-visitor.ts";
import { EMPTY_FIELDS } from "../../tests/parts/sample-fields.ts";
import { es } from "../site/strings/es.ts";
import { dailyRecordKey } from "./daily-limit.ts";
import { draftKey } from "./stored-draft.ts";

const { company } = content;
const DAY_KEY = dailyRecordKey(company.shortName);
const SENT = ["Mensaje enviado", "Nos pondremos en contacto contigo lo antes posible."] as const;

test("a message is stored, told, and leaves an empty form with a new count", async ({ page }) => {
  await visitContactPage(page);
  await touchForm(page);
  await fillIn(page, { ...MESSAGE, phone: "600 000 000" });
  const answer = page.waitForResponse("**/api/contact");
  await sendButton(page).click();
  const response = await answer;
  expect(response.status()).toBe(202);
  expect(response.request().postDataJSON()).toEqual({
    ...EMPTY_FIELDS,
    ...MESSAGE,
    phone: "600 000 000",
    subject: FIRST_SUBJECT,
    honeypot: "",
    loadedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  const headers = await response.request().allHeaders();
  expect(headers["content-type"]).toBe("application/json");
  expect(headers["csrf-token"]).toBeTruthy();
  expect(headers["x-csrf-token"]).toBe(headers["csrf-token"]);

  await expectToast(page, ...SENT);
  const sent = page.locator('[data-outcome="sent"]');
  await expect(toastOf(page)).toHaveCount(0); // it goes, what happened stays
  await expect(sent).toBeVisible();
  await expect(sendButton(page)).toBeHidden(); // thanks stand in the form's place
  await expect(sent.locator('a[href^="tel:"]')).toBeVisible();
  await sent.locator("summary").click();
  await expect(sent).toContainText(MESSAGE.message);
  await sent.getByRole("link", { name: es.contact.outcome.sent.another }).click();
  await expect(field(page, "name")).toBeFocused();
  for (const name of ["name", "email", "phone", "message", "mathCaptcha"])
    await expect(field(page, name)).toHaveValue("");
  const record = await page.evaluate((key) => localStorage.getItem(key), DAY_KEY);
  expect(JSON.parse(record ?? "null")).toEqual({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    count: 1,
  });
  expect(await page.evaluate((key) => sessionStorage.getItem(key), draftKey(company.shortName))).toBeNull();
});

for (const { language, sending, sent, send } of [
  { language: "es", sending: "Enviando...", sent: "Mensaje enviado", send: "Enviar mensaje" },
  { language: "eu", sending: "Bidaltzen...", sent: "Mezua bidali da", send: "Mezua bidali" },
] as const) {
  test(`'${sending}' while it goes, and then thanks`, async ({ page }) => {
    await visitContactPage(page, { language });
    await touchForm(page);
    await fillIn(page);
    const held = Promise.withResolvers<void>();
    await page.route("**/api/contact", async (route) => {
      await held.promise;
      await route.continue();
    });
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText(sending);
    await expect(sendButton(page)).toHaveAttribute("aria-disabled", "true");
    held.resolve();
    await expectToast(page, sent);
    await expect(sendButton(page)).toHaveText(send);
  });
}

test("to send a message the page makes two calls, and only the one that carries the token is no GET", async ({
  page,
}) => {
  const calls: string[] = [];
  await visitContactPage(page);
  page.on("request", (request) => {
    if (request.resourceType() === "fetch")
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await touchForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expectToast(page, ...SENT);
  expect(calls).toEqual(["GET /api/csrf-token", "POST /api/contact"]);
});

test("pressing twice sends once", async ({ page }) => {
  await visitContactPage(page);
  await touchForm(page);
  await fillIn(page);
  const posts = watchPosts(page);
  await page.route("**/api/contact", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await sendButton(page).dblclick();
  await field(page, "name").press("Enter");
  await expectToast(page, ...SENT);
  expect(posts).toHaveLength(1);
});

for (const { language, where, sentences } of [
  {
    language: "es" as const,
    where: "",
    sentences: {
      name: "El nombre debe tener al menos 2 caracteres",
      email: "Debe ser un email válido",
      subject: "Por favor, seleccione un asunto",
      message: "Por favor, introduzca un mensaje",
      mathCaptcha: "Por favor, resuelva la operación matemática",
    },
  },
  {
    language: "eu" as const,
    where: " @phone-only",
    sentences: {
      name: "Izenak gutxienez 2 karaktere izan behar ditu",
      email: "Baliozko helbide elektronikoa izan behar du",
      subject: "Mesedez, aukeratu gai bat",
      message: "Mesedez, idatzi mezu bat",
      mathCaptcha: "Mesedez, ebatzi eragiketa matematikoa",
    },
  },
]) {
  test(`what is wrong is said beside each field, and the first one has the focus (${language})${where}`, async ({
    page,
  }) => {
    await visitContactPage(page, { language });
    await touchForm(page);
    // The list itself has no empty choice.
    await field(page, "subject").evaluate((list: HTMLSelectElement) => list.add(new Option("", "")));
    await field(page, "subject").selectOption("");
    const posts = watchPosts(page);
    await sendButton(page).click();
    for (const [name, sentence] of Object.entries(sentences)) {
      await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    }
    await expect(field(page, "name")).toBeFocused();
    expect(posts).toEqual([]);
    // From its beginning: a link that has half scrolled under the header is no smaller for it.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expectNoFindings(page, "main");
  });
}

for (const { language, width, height } of [
  { language: "es", width: 390, height: 664 },
  { language: "eu", width: 320, height: 568 },
] as const) {
  test(`on a screen of ${width} × ${height} what is wrong, or has failed, stands between the bars (${language}) @phone-only`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visitContactPage(page, { language });
    await touchForm(page);
    for (const [name, text] of Object.entries(MESSAGE)) {
      await sendButton(page).click();
      await expect(field(page, name)).toBeFocused();
      await expectBetweenBars(field(page, name));
      await expectBetweenBars(page.locator(`label[for=contact-${name}]`));
      await expectBetweenBars(page.locator(`#contact-${name}-error`));
      await field(page, name).fill(text);
    }
    await field(page, "mathCaptcha").fill((await sumOf(page)).answer);
    await page.route("**/api/contact", (route) => route.abort());
    await sendButton(page).click();
    await expectBetweenBars(page.locator('[data-outcome="failed"]'));
  });
}

test("the sum is of two digits from 1 to 9, and 'Nueva' asks another", async ({ page }) => {
  await visitContactPage(page);
  await touchForm(page);
  const seen = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    const { first, second } = await sumOf(page);
    for (const digit of [first, second]) {
      expect(digit).toBeGreaterThanOrEqual(1);
      expect(digit).toBeLessThanOrEqual(9);
    }
    seen.add(`${first}+${second}`);
    await field(page, "mathCaptcha").fill("1");
    await page.getByRole("button", { name: "Nueva" }).click();
    await expect(field(page, "mathCaptcha")).toHaveValue("");
  }
  expect(seen.size).toBeGreaterThan(2);
});

test("a wrong answer is told, asked anew and not sent", async ({ page }) => {
  await visitContactPage(page);
  await touchForm(page);
  await fillIn(page);
  await field(page, "mathCaptcha").fill("99");
  const posts = watchPosts(page);
  await sendButton(page).click();
  await expectToast(page, "Respuesta incorrecta");
  await expect(field(page, "mathCaptcha")).toHaveAccessibleDescription(/^Respuesta incorrecta/);
  await expect(field(page, "mathCaptcha")).toHaveValue("");
  await expect(field(page, "mathCaptcha")).toBeFocused();
  await expect(field(page, "message")).toHaveValue(MESSAGE.message);
  expect(posts).toEqual([]);
});

/** The clock stands still, so that a slow machine is as quick as a program. */
const stopClock = (page: Page, openForMs: number) =>
  page.evaluate((milliseconds) => {
    Date.now = () => performance.timeOrigin + milliseconds;
  }, openForMs);

const expectNothingSent = async (page: Page) => {
  await expectToast(page, ...SENT);
  await expect(page.locator('[data-outcome="sent"]')).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), DAY_KEY)).toBeNull();
};

test("a program that fills the hidden field is thanked, promised nothing, and nothing is sent", async ({
  page,
}) => {
  await visitContactPage(page);
  await touchForm(page);
  await fillIn(page);
  await field(page, "honeypot").evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  const posts = watchPosts(page);
  await sendButton(page).click();
  await expectNothingSent(page);
  await expect(field(page, "message")).toHaveValue("");
  expect(posts).toEqual([]);
});

test("whoever is faster than five seconds is thanked, promised nothing, and a second press sends", async ({
  page,
}) => {
  await visitContactPage(page);
  await stopClock(page, 4_900);
  await touchForm(page);
  await fillIn(page);
  const posts = watchPosts(page);
  await sendButton(page).click();
  await expectNothingSent(page);
  expect(posts).toEqual([]);
  await stopClock(page, 5_000);
  const answer = page.waitForResponse("**/api/contact");
  await sendButton(page).click();
  expect((await answer).request().postDataJSON()).toMatchObject(MESSAGE);
  await expect(page.locator('[data-outcome="sent"]')).toBeVisible();
});

test("the fourth message of a day is not sent; the next day it is", async ({ page }) => {
  await visitContactPage(page);
  await touchForm(page);
  const store = (date: string) =>
    page.evaluate(([key, day]) => localStorage.setItem(key, JSON.stringify({ date: day, count: 3 })), [
      DAY_KEY,
      date,
    ] as const);
  await store(await page.evaluate(() => new Date().toLocaleDateString("sv")));
  await fillIn(page);
  const posts = watchPosts(page);
  await sendButton(page).click();
  await expectToast(
    page,
    "Límite alcanzado",
    "Has alcanzado el límite diario de mensajes. Por favor, inténtalo mañana.",
  );
  expect(posts).toEqual([]);
  await expect(field(page, "message")).toHaveValue(MESSAGE.message);
  await store("2026-01-01");
  await sendButton(page).click();
  await expectToast(page, ...SENT);
  expect(posts).toHaveLength(1);
});

test("on a phone held sideways a mistake further down is read above the cookie banner @phone-only", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(pageAddress("eu", "contact"));
  const banner = page.locator("#cookie-banner");
  await expect(banner).toBeVisible();
  await field(page, "name").fill(MESSAGE.name);
  await field(page, "email").fill(MESSAGE.email);
  await field(page, "name").press("Enter");
  await expect(field(page, "message")).toBeFocused();
  const mistake = page.locator("#contact-message-error");
  await expect(mistake).toBeVisible();
  const bottom = async () => {
    const box = await mistake.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const { y: bannerTop } = (await banner.boundingBox()) ?? { y: 0 };
  await expect.poll(bottom).toBeLessThanOrEqual(bannerTop);
});
