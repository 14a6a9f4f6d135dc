/** The form as a form: without scripts, and with scripts that do not arrive. */
import { expect, type Page, type Route, test } from "@playwright/test";
import { MINIMUM_MS_BEFORE_SUBMIT } from "../../contract/contact.ts";
import { expectBetweenBars } from "../../tests/in-sight.ts";
import {
  field,
  fillIn,
  formScript,
  LAST_SUBJECT,
  MESSAGE,
  sendButton,
  sumOf,
  touchForm,
  visitContactPage,
} from "../../tests/parts/contact-visitor.ts";
import { pauseClock } from "../../tests/pause-clock.ts";

const shown = (page: Page, outcome: string) => page.locator(`[data-outcome="${outcome}"]`);

/** Longer than a program takes. */
const SLOW_ENOUGH_MS = MINIMUM_MS_BEFORE_SUBMIT + 100;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, where, thanks, wrong, empty } of [
    {
      language: "es",
      where: "",
      thanks: "Mensaje enviado",
      wrong: "Debe ser un email válido",
      empty: "Por favor, introduzca un mensaje",
    },
    {
      language: "eu",
      where: " @phone-only",
      thanks: "Mezua bidali da",
      wrong: "Baliozko helbide elektronikoa izan behar du",
      empty: "Mesedez, idatzi mezu bat",
    },
  ] as const) {
    test(`the form sends, after telling what is wrong and keeping the rest (${language})${where}`, async ({
      page,
    }) => {
      await visitContactPage(page, { language });
      await expect(page).toHaveURL(`/${language}/contacto?sin-script=1`);
      await fillIn(page, { name: MESSAGE.name, email: "ane@", phone: "600" });
      await field(page, "subject").selectOption(LAST_SUBJECT);
      await page.waitForTimeout(SLOW_ENOUGH_MS);
      await sendButton(page).click();
      await expect(shown(page, "wrong")).toBeVisible();
      await expect(page.getByText(wrong, { exact: true })).toBeVisible();
      await expect(page.getByText(empty, { exact: true })).toBeVisible();
      await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, "name")).toHaveValue(MESSAGE.name);
      await expect(field(page, "phone")).toHaveValue("600");
      await expect(field(page, "subject")).toHaveValue(LAST_SUBJECT);
      await expect(field(page, "mathCaptcha")).toHaveValue((await sumOf(page)).answer);

      await field(page, "email").fill(MESSAGE.email);
      await field(page, "message").fill(MESSAGE.message);
      await sendButton(page).click();
      await expect(shown(page, "sent")).toBeVisible();
      await expect(shown(page, "sent").getByRole("heading")).toHaveText(thanks);
      await expect(shown(page, "sent").locator('a[href^="tel:"]')).toBeVisible();
      await shown(page, "sent").locator("summary").click();
      await expect(shown(page, "sent")).toContainText(MESSAGE.message);
      await expect(field(page, "message")).toHaveValue("");
    });
  }

  for (const { language, width, height } of [
    { language: "eu", width: 390, height: 664 },
    { language: "es", width: 320, height: 568 },
  ] as const) {
    test(`on a screen of ${width} × ${height} what is wrong stands between the bars, the first field too (${language}) @phone-only`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visitContactPage(page, { language });
      await page.waitForTimeout(SLOW_ENOUGH_MS);
      await sendButton(page).click();
      await expectBetweenBars(shown(page, "wrong"));
      await expectBetweenBars(page.locator("#contact-name-error"));
    });
  }

  test("whoever is faster than five seconds is thanked for as long as a toast stays, and a second press sends", async ({
    page,
  }) => {
    await expect(async () => {
      await visitContactPage(page, { language: "eu" });
      await fillIn(page);
      await sendButton(page).click();
      await expect(shown(page, "thanked")).toBeVisible({ timeout: 3000 }); // a slow machine may be no program
    }).toPass();
    await expect(shown(page, "thanked")).toContainText("Mezua bidali da");
    await expect(shown(page, "thanked")).toContainText(
      "Ahalik eta lasterren jarriko gara zurekin harremanetan.",
    );
    await expect(shown(page, "sent")).toBeHidden();
    await expect(shown(page, "thanked")).toBeHidden();
    await expect(field(page, "message")).toHaveValue(MESSAGE.message);
    await sendButton(page).click();
    await expect(shown(page, "sent")).toBeVisible();
  });

  test("what is about a machine comes with the address", async ({ page }) => {
    await page.goto(
      `/eu/contacto?asunto=${encodeURIComponent(LAST_SUBJECT)}&mensaje=Liebherr%20R%20946:%20#formulario`,
    );
    await expect(field(page, "subject")).toHaveValue(LAST_SUBJECT);
    await expect(field(page, "message")).toHaveValue("Liebherr R 946: ");
    await expect(field(page, "mathCaptcha")).toBeVisible();
  });

  test("the map is not shown, the way there is", async ({ page }) => {
    await page.goto("/es/contacto");
    await expect(page.locator("main iframe")).toBeHidden();
    await expect(page.locator("main address")).toBeVisible();
  });
});

test("with every script file blocked the form asks the signed sum and then sends", async ({ page }) => {
  await page.route("**/*.js*", (route) => route.abort());
  await visitContactPage(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(shown(page, "failed")).toBeVisible();
  await sendButton(page).click();
  await expect(shown(page, "wrong")).toBeVisible();
  await expect(field(page, "message")).toHaveValue(MESSAGE.message);
  await field(page, "mathCaptcha").fill((await sumOf(page)).answer);
  await sendButton(page).click();
  await expect(shown(page, "sent")).toBeVisible();
});

for (const { what, answer } of [
  {
    what: "cannot be fetched",
    answer: (route: Route) => route.abort(),
  },
  {
    what: "does not come",
    answer: () => new Promise<void>(() => {}),
  },
]) {
  test(`code that ${what} is told within 3 s, and the browser sends the form by itself`, async ({ page }) => {
    await page.clock.install();
    await visitContactPage(page);
    await page.route(await formScript(page), answer);
    await fillIn(page);
    await pauseClock(page);
    await sendButton(page).click();
    await page.clock.runFor(3000);
    await expect(shown(page, "failed")).toBeVisible();
    await page.clock.resume();
    await expect(shown(page, "failed")).toContainText("Error al enviar");
    await expect(shown(page, "failed").locator('a[href^="tel:"]')).toBeVisible();
    await expect(field(page, "message")).toHaveValue(MESSAGE.message);
    await sendButton(page).click();
    await expect(shown(page, "wrong")).toBeVisible();
    await field(page, "mathCaptcha").fill((await sumOf(page)).answer);
    await sendButton(page).click();
    await expect(shown(page, "sent")).toBeVisible();
  });
}

for (const { when, touchesBefore } of [
  { when: "before the first touch", touchesBefore: false },
  { when: "between touch and send", touchesBefore: true },
]) {
  test(`a connection lost ${when} is told, and the form is sent once it is back`, async ({
    page,
    context,
  }) => {
    await visitContactPage(page);
    if (touchesBefore) await touchForm(page);
    await context.setOffline(true);
    await fillIn(page);
    await sendButton(page).click();
    await expect(shown(page, "failed")).toBeVisible();
    await expect(field(page, "message")).toHaveValue(MESSAGE.message);
    await context.setOffline(false);
    await expect(async () => {
      await field(page, "mathCaptcha").fill((await sumOf(page)).answer);
      await sendButton(page).click();
      await expect(shown(page, "sent")).toBeVisible({ timeout: 15_000 });
    }).toPass({ timeout: 120_000 });
  });
}

test("what a link says about is in the form, stays when it wakes, joins a draft and goes when it is sent", async ({
  page,
}) => {
  await visitContactPage(page);
  await touchForm(page);
  await field(page, "message").fill("Tengo un solar");
  await page.goto(
    `/es/contacto?asunto=${encodeURIComponent(LAST_SUBJECT)}&mensaje=Liebherr+R+946%3A+#formulario`,
  );
  await expect(field(page, "message")).toHaveValue("Liebherr R 946: \nTengo un solar");
  await touchForm(page);
  await expect(field(page, "subject")).toHaveValue(LAST_SUBJECT);
  await expect(field(page, "message")).toHaveValue("Liebherr R 946: \nTengo un solar");
  await fillIn(page, { name: MESSAGE.name, email: MESSAGE.email });
  const post = page.waitForRequest("**/api/contact");
  await sendButton(page).click();
  expect((await post).postDataJSON()).toMatchObject({
    subject: LAST_SUBJECT,
    message: "Liebherr R 946: \nTengo un solar",
  });
  await expect(field(page, "message")).toHaveValue("");
});

test("React takes over a page that the server filled in: errors, text and sum stay", async ({ page }) => {
  let isPosted = false;
  page.on("request", (request) => {
    isPosted ||= request.isNavigationRequest() && request.method() === "POST";
  });
  await page.route("**/*.js*", (route) => (isPosted ? route.continue() : route.abort()));
  await visitContactPage(page);
  await fillIn(page, { ...MESSAGE, email: "ane@" });
  await sendButton(page).click(); // told that the code does not come
  await expect(shown(page, "failed")).toBeVisible();
  const errors: string[] = [];
  page.on("console", (message) => isPosted && message.type() === "error" && errors.push(message.text()));
  await sendButton(page).click(); // the browser's own post; its answer has scripts again
  await expect(shown(page, "wrong")).toBeVisible();
  const sum = await sumOf(page);
  await touchForm(page);
  expect(await sumOf(page)).toEqual(sum);
  await expect(page.getByText("Debe ser un email válido", { exact: true })).toBeVisible();
  await expect(field(page, "message")).toHaveValue(MESSAGE.message);
  await field(page, "email").fill(MESSAGE.email);
  await field(page, "mathCaptcha").fill(sum.answer);
  await page.waitForTimeout(SLOW_ENOUGH_MS);
  const answer = page.waitForResponse("**/api/contact");
  await sendButton(page).click();
  expect((await answer).status()).toBe(202);
  await expect(shown(page, "sent")).toBeVisible();
  await expect(page.getByText("Debe ser un email válido", { exact: true })).toBeHidden();
  expect(errors.filter((text) => !text.includes("422"))).toEqual([]);
});
