/** The copy for a form-forwarding service. The tested build has none, so the page is given one on its own origin. */
import { expect, type Page, type Route, test } from "@playwright/test";
import {
  expectToast,
  FIRST_SUBJECT,
  fillIn,
  MESSAGE,
  sendButton,
  touchForm,
  visitContactPage,
} from "../../tests/parts/contact-visitor.ts";

const NO_FORWARD = "&quot;forward&quot;:[0,null]";

async function visitWithForward(page: Page, url: string) {
  const forward = { url: [0, url], company: [0, "Harlur"], siteUrl: [0, "https://www.harlur.example"] };
  const giveForward = async (route: Route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(NO_FORWARD);
    const given = `"forward":[0,${JSON.stringify(forward)}]`.replaceAll('"', "&quot;");
    await route.fulfill({ response, body: html.replace(NO_FORWARD, given) });
  };
  await page.route("**/es/contacto", giveForward, { times: 1 });
  await visitContactPage(page);
}

test("a stored message is copied to the service, whatever that answers", async ({ page, baseURL }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.method() === "POST" && calls.push(new URL(request.url()).pathname));
  await page.route("**/copy", (route) => route.fulfill({ status: 500 }));
  await visitWithForward(page, `${baseURL}/copy`);
  await touchForm(page);
  await fillIn(page);
  const copy = page.waitForRequest("**/copy");
  await sendButton(page).click();
  const request = await copy;
  await expectToast(page, "Mensaje enviado");
  expect(calls).toEqual(["/api/contact", "/copy"]);
  expect(request.headers()["content-type"]).toContain("multipart/form-data");
  expect(request.headers()["sec-fetch-mode"] ?? "no-cors").toBe("no-cors");
  const body = request.postDataBuffer()?.toString("utf8") ?? "";
  for (const name of ["name", "email", "_replyto", "phone", "subject", "message", "_subject"]) {
    expect(body).toContain(`name="${name}"`);
  }
  expect(body).toContain("No proporcionado");
  expect(body).toContain(`[Web Harlur] ${FIRST_SUBJECT}`);
  expect(body).toContain(MESSAGE.message);
});

test("a message that was not stored is not copied", async ({ page, baseURL }) => {
  let copies = 0;
  await page.route("**/copy", (route) => {
    copies += 1;
    return route.fulfill({ status: 200 });
  });
  await page.route("**/api/contact", (route) => route.fulfill({ status: 503, body: "" }));
  await visitWithForward(page, `${baseURL}/copy`);
  await touchForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expectToast(page, "Error al enviar");
  expect(copies).toBe(0);
});
