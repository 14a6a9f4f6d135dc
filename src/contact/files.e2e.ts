/** Photographs and plans in a real browser, against the real server. */
import { rm, writeFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { MAXIMUM_FILES } from "../../contract/attachments.ts";
import { MINIMUM_MS_BEFORE_SUBMIT } from "../../contract/contact.ts";
import {
  expectToast,
  field,
  fillIn,
  sendButton,
  sumOf,
  touchForm,
  visitContactPage,
} from "../../tests/parts/contact-visitor.ts";
import { FILES } from "../../tests/parts/sample-files.ts";

const files = (page: Page) => field(page, "files");
const picked = (page: Page) => page.locator("main form li").filter({ has: page.getByRole("button") });

/** A real picture, as a telephone's camera makes it, but small. */
async function photograph(page: Page, name: string) {
  const data = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [64, 48];
    const context = canvas.getContext("2d");
    if (context) context.fillStyle = "green";
    context?.fillRect(0, 0, 64, 48);
    return canvas.toDataURL("image/jpeg");
  });
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(data.split(",")[1] ?? "", "base64") };
}

const sample = ({ name, bytes }: (typeof FILES)["pdf"], mimeType: string) => ({
  name,
  mimeType,
  buffer: bytes,
});

test("files are shown, removed, added and sent, and named in what was sent", async ({ page }) => {
  await visitContactPage(page);
  await touchForm(page);
  await files(page).setInputFiles([
    await photograph(page, "solar.jpg"),
    sample(FILES.pdf, "application/pdf"),
  ]);
  await expect(picked(page)).toHaveCount(2);
  await expect(picked(page).first().locator("img")).toBeVisible();
  await page.getByRole("button", { name: "Quitar solar.jpg" }).click();
  await expect(picked(page)).toHaveCount(1);
  await files(page).setInputFiles([await photograph(page, "acceso.jpg"), sample(FILES.heic, "")]);
  await expect(picked(page)).toHaveCount(3);
  await fillIn(page);
  const answer = page.waitForResponse("**/api/contact");
  await sendButton(page).click();
  const response = await answer;
  expect(response.status()).toBe(202);
  const headers = await response.request().allHeaders();
  expect(headers["content-type"]).toMatch(/^multipart\/form-data/);
  expect(headers["csrf-token"]).toBeTruthy();
  await expectToast(page, "Mensaje enviado");
  await expect(picked(page)).toHaveCount(0);
  await page.locator('[data-outcome="sent"] summary').click();
  await expect(page.locator('[data-sent="files"]')).toHaveText("plano.pdf, acceso.jpg, IMG_0001.HEIC");
});

/** As large as its grain makes it. */
async function cameraPicture(number: number) {
  const pixels = sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 20 },
      background: "white",
    },
  });
  return {
    name: `foto-${number}.jpg`,
    mimeType: "image/jpeg",
    buffer: await pixels.jpeg({ quality: 60 }).toBuffer(),
  };
}

/** As Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down and 750 kbit/s up. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false };

test("six photographs over slow 4G: each is shown, how far they are is told, and they arrive @phone-only", async ({
  page,
}) => {
  const photographs = await Promise.all([1, 2, 3, 4, 5, 6].map(cameraPicture));
  const bytes = photographs.reduce((sum, { buffer }) => sum + buffer.length, 0);
  await visitContactPage(page);
  await touchForm(page);
  await files(page).setInputFiles(photographs);
  await expect(picked(page).locator("img")).toHaveCount(photographs.length);
  await fillIn(page);
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", SLOW_4G);
  const answer = page.waitForResponse("**/api/contact");
  const sent = Date.now();
  await sendButton(page).click();
  const seen = new Set<number>();
  const progress = page.locator("main form progress");
  while (!(await page.locator('[data-outcome="sent"]').isVisible())) {
    const [value] = await progress.evaluateAll((bars) => bars.map((bar) => bar.getAttribute("value")));
    if (value) seen.add(Number(value));
  }
  expect((await answer).status()).toBe(202);
  expect(Date.now() - sent).toBeGreaterThan((bytes / SLOW_4G.uploadThroughput) * 900);
  expect([...seen].filter((percent) => percent > 0 && percent < 100).length).toBeGreaterThan(2);
});

test("a word for each file that is refused, at once or by the server; the rest stays and goes", async ({
  page,
}) => {
  await visitContactPage(page);
  await touchForm(page);
  await files(page).setInputFiles([
    { name: "obra.docx", mimeType: "application/msword", buffer: Buffer.from("x") },
    { name: "vacio.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) },
    sample(FILES.program, "image/jpeg"),
    sample(FILES.pdf, "application/pdf"),
  ]);
  await expect(files(page)).toHaveAccessibleDescription(
    /^obra\.docx: no es una foto.*vacio\.jpg: el archivo está vacío/,
  );
  await expect(picked(page)).toHaveCount(2);
  await fillIn(page);
  await sendButton(page).click();
  await expect(files(page)).toHaveAccessibleDescription(/^foto\.jpg: no es una foto/);
  await expect(picked(page)).toHaveCount(1);
  await expect(page.locator('[data-outcome="failed"]')).toBeVisible();
  await sendButton(page).click();
  await expectToast(page, "Mensaje enviado");
});

test("a file that is gone when it is sent is named, and the rest goes at the next press", async ({
  page,
}, info) => {
  const gone = info.outputPath("plano.pdf");
  await writeFile(gone, FILES.pdf.bytes);
  await visitContactPage(page);
  await touchForm(page);
  await files(page).setInputFiles(gone);
  const { name, buffer } = await photograph(page, "solar.jpg");
  await writeFile(info.outputPath(name), buffer);
  await files(page).setInputFiles(info.outputPath(name));
  await expect(picked(page)).toHaveCount(2);
  await rm(gone);
  await fillIn(page);
  await sendButton(page).click();
  await expect(files(page)).toHaveAccessibleDescription(
    /^plano\.pdf: ya no se puede leer; .* Elígelo otra vez/,
  );
  await expect(page.locator('[data-outcome="failed"]')).toBeVisible();
  await expect(picked(page)).toHaveCount(1);
  await expect(field(page, "name")).not.toHaveValue("");
  await sendButton(page).click();
  await expectToast(page, "Mensaje enviado");
  await page.locator('[data-outcome="sent"] summary').click();
  await expect(page.locator('[data-sent="files"]')).toHaveText(name);
});

test("a whole album, chosen before the form wakes, is answered in a sentence", async ({ page }) => {
  await visitContactPage(page);
  const album = Array.from({ length: 40 }, (_, index) => ({
    ...sample(FILES.jpeg, "image/jpeg"),
    name: `${index + 1}.jpg`,
  }));
  await files(page).setInputFiles(album);
  await expect(picked(page)).toHaveCount(MAXIMUM_FILES);
  await expect(files(page)).toHaveAccessibleDescription(/^7\.jpg, 8\.jpg y 32 más: ya hay [^:]*\. Hasta/);
});

test("a line that breaks while files are sent is told, and text and files stay", async ({ page }) => {
  await visitContactPage(page);
  await touchForm(page);
  await files(page).setInputFiles([sample(FILES.pdf, "application/pdf")]);
  await fillIn(page);
  await page.route("**/api/contact", (route) => route.abort("connectionreset"), { times: 1 });
  await sendButton(page).click();
  await expectToast(page, "Error al enviar");
  await expect(picked(page)).toHaveCount(1);
  await expect(field(page, "name")).not.toHaveValue("");
  await sendButton(page).click();
  await expectToast(page, "Mensaje enviado");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("files go with the form, and are asked for again when something is wrong", async ({ page }) => {
    await visitContactPage(page);
    await fillIn(page, { name: "A", email: "ane@example.com", message: "Un garaje" });
    await files(page).setInputFiles([sample(FILES.pdf, "application/pdf")]);
    await page.waitForTimeout(MINIMUM_MS_BEFORE_SUBMIT + 100);
    await sendButton(page).click();
    await expect(files(page)).toHaveAccessibleDescription(/^Elige otra vez los archivos \(plano\.pdf\)/);
    await field(page, "name").fill("Ane");
    await files(page).setInputFiles([sample(FILES.pdf, "application/pdf")]);
    await field(page, "mathCaptcha").fill((await sumOf(page)).answer);
    await sendButton(page).click();
    await page.locator('[data-outcome="sent"] summary').click();
    await expect(page.locator('[data-sent="files"]')).toHaveText("plano.pdf");
  });
});
