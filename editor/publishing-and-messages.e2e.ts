/** The owner publishes, goes back, and reads messages. On a copy of the content, with the real server beside. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as playwrightExpect, test } from "@playwright/test";
import sharp from "sharp";
import { systemClock } from "../server/base/clock.ts";
import { SILENT } from "../server/base/service-log.ts";
import { readSettings } from "../server/config/config.ts";
import { storeMessages } from "../server/contact/messages.ts";
import { openDatabase } from "../server/store/open-database.ts";
import { readContent } from "../src/site/content/read.ts";
import { expectNoFindings } from "../tests/axe.ts";
import { type EditedSite, startEditedSite } from "../tests/parts/edited-site.ts";
import { sampleMessage } from "../tests/parts/sample-fields.ts";

const LONGEST = 900_000;
// In one worker, since the editor takes long to start; none needs what another did.
test.describe.configure({ mode: "default", timeout: LONGEST });
test.use({ actionTimeout: 200_000, navigationTimeout: 200_000 });
/** The development server draws each page when it is asked for the first time. */
const expect = playwrightExpect.configure({ timeout: 200_000 });

let site: EditedSite;

test.beforeAll(async () => {
  test.setTimeout(LONGEST);
  site = await startEditedSite();
  await storeSamples(site.folder);
});
test.afterAll(() => site?.stop());

const NARROWEST = { width: 320, height: 640 };
const MESSAGES = 60;

/** What visitors sent, in the store that the running site uses too. */
async function storeSamples(folder: string): Promise<void> {
  const { database, close } = await openDatabase(
    readSettings({ DATA_DIR: join(folder, "data") }),
    systemClock,
    SILENT,
  );
  const picture = { width: 900, height: 600, channels: 3, background: "#7a5c3e" } as const;
  const path = join(folder, "muro.jpg");
  writeFileSync(path, await sharp({ create: picture }).jpeg().toBuffer());
  const files = [{ path, name: "muro.jpg", type: "image/jpeg", size: 4000, digest: "" }] as const;
  const { fields } = sampleMessage("sample");
  const hostile = '<img src=x onerror="document.title=1">';
  await storeMessages(database, [
    sampleMessage("with-picture", {
      files,
      received_at: Date.now(),
      fields: { ...fields, name: "Íñigo Núñez", phone: "600 11 22 33", message: `El muro\n${hostile}` },
    }),
    ...Array.from({ length: MESSAGES }, (_, index) =>
      sampleMessage(`message-${index}`, { received_at: index * 1e9, isHeld: index === 7 }),
    ),
  ]);
  await close();
}

test("what was saved is published, a failure changes nothing, and one click goes back", async ({ page }) => {
  const [original] = readContent(site.folder).projects;
  writeFileSync(
    site.contentFile("projects/obra-publicada.yaml"),
    site.readText(`projects/${original?.slug}.yaml`),
  );
  site.write("home.yaml", ["hero", "kicker", "es"], "Una línea con una palavra mal escrita");
  const onSite = (path: string) => fetch(`${site.siteAddress}${path}`);
  const projectOnSite = async () => (await onSite("/es/proyectos/obra-publicada")).status;
  expect(await projectOnSite()).toBe(404);

  await page.goto(`${site.address}/publicar`);
  const entry = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(entry("Proyecto obra-publicada")).toContainText("se añade");
  await expect(entry("Portada")).toContainText("cambia");
  await expect(page.getByText("Mira si están bien escritas")).toContainText("palavra (es)");
  await page.getByRole("button", { name: "Publicar ahora" }).click();
  const news = page.getByRole("status");
  await expect(news).toContainText("La web sigue como estaba");
  await expect(news).toContainText("Publicado todo lo guardado", { timeout: 400_000 });
  await expect.poll(projectOnSite).toBe(200);
  expect(await (await onSite("/es/")).text()).toContain("palavra");

  // A build that fails at once, and not after half a minute.
  writeFileSync(join(site.folder, "server/publication/draw-pages.ts"), "process.exit(1);");
  await page.getByRole("button", { name: "Publicar ahora" }).click();
  await expect(news).toContainText("No se ha publicado", { timeout: 400_000 });
  // It stands there until something else is done, so it says when it was.
  await expect(news).toContainText(/\d:\d\d/);
  expect(await projectOnSite()).toBe(200);

  await page.getByRole("button", { name: "Volver a esta" }).last().click();
  await expect(news).toContainText("La web ha vuelto a la publicación de");
  await expect.poll(projectOnSite).toBe(404);
});

test("spelling that could not be checked is told, and so is a word that could not be noted", async ({
  page,
}) => {
  const spelling = page.locator("#spelling");
  await page.route("**/editor/spelling", (route) => route.fulfill({ status: 500 }));
  await page.goto(`${site.address}/publicar`);
  await expect(spelling).toHaveText(/^No se ha podido comprobar la ortografía\./);
  await page.route("**/editor/spelling", (route) => route.fulfill({ json: { es: ["una"] } }));
  await page.route("**/editor/words?**", (route) => route.abort());
  await page.reload();
  await spelling.getByRole("button", { name: "una (es)" }).click();
  await expect(spelling.getByRole("button")).toHaveText(/^una \(es\): no se ha podido apuntar/);
});

test("words that are well written are noted, and after the last of them nothing is left to look at", async ({
  page,
}) => {
  await page.goto(`${site.address}/publicar`);
  const spelling = page.locator("#spelling");
  await expect(spelling).not.toContainText("Comprobando");
  await page.route("**/editor/words?**", (route) => route.fulfill({ status: 204 }));
  await page.route("**/editor/spelling", (route) => route.fulfill({ json: { es: ["una", "otra"] } }));
  await page.reload();
  await spelling.getByRole("button", { name: "una (es)" }).click();
  await expect(spelling.getByRole("button")).toHaveText(["otra (es)"]);
  await spelling.getByRole("button", { name: "otra (es)" }).click();
  await expect(spelling).toHaveText("No se ven faltas de ortografía.");
});

test("the editor answers this machine and its own pages only, and no file but the site's", async () => {
  for (const path of [
    "/package.json",
    "/server/main.ts",
    `/@fs${site.folder}/package.json`,
    "/@fs/etc/passwd",
  ])
    expect((await fetch(site.address + path)).status).toBe(403);
  const { port } = new URL(site.address);
  await expect(fetch(`http://[::1]:${port}/editor`)).rejects.toThrow();
  const sendFrom = async (headers: Record<string, string>) =>
    (await fetch(`${site.address}/editor/pictures`, { method: "POST", headers, body: "no picture" })).status;
  expect(await sendFrom({ Origin: site.address })).toBe(422);
  expect(await sendFrom({ Origin: "http://other.example" })).toBe(403);
  expect(await sendFrom({})).toBe(403);
});

test("a message is found without its accents, read, answered with a note and erased", async ({ page }) => {
  await page.goto(`${site.address}/mensajes`);
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(50);
  const first = rows.first().getByRole("link");
  await expect(first).toHaveAccessibleName(/^Sin leer: Íñigo Núñez/);
  await expect(first.getByText("Íñigo Núñez")).toHaveCSS("font-weight", "700");
  await expectNoFindings(page);
  await page.getByRole("link", { name: "Más antiguos" }).click();
  await expect(rows).toHaveCount(MESSAGES - 50);

  await page.getByRole("searchbox").fill("INIGO muro");
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(1);
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("onerror")).toBeVisible();
  const { subject } = sampleMessage("sample").fields;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Íñigo Núñez");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(subject);
  await expect(page).toHaveTitle(`Íñigo Núñez: ${subject} · Editor de la web`);
  await expect(page.getByRole("link", { name: "Contestar" })).toHaveAttribute(
    "href",
    /^mailto:ane@example\.com\?/,
  );
  await expect(page.getByRole("link", { name: "Llamar" })).toHaveAttribute("href", "tel:600112233");
  const small = page.getByRole("img", { name: "Ver muro.jpg" });
  await expect.poll(() => small.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(320);
  await expectNoFindings(page);

  await page.getByLabel("Nota, solo para la oficina").fill("Ir el martes");
  await page.getByRole("button", { name: "Apuntar como contestado" }).click();
  await expect(page.getByRole("status")).toContainText("Apuntado como contestado.");
  await expect(page.getByRole("heading", { name: "Al correo de la oficina: en espera" })).toBeVisible();
  await page.goto(`${site.address}/mensajes?ver=contestados`);
  await expect(rows).toHaveCount(1);
  await expect(first).toHaveAccessibleName(/^Íñigo Núñez.*contestado/);
  await first.click();
  await page.getByLabel("Nota, solo para la oficina").fill("Ir el lunes");
  await page.getByRole("button", { name: "Borrar este mensaje…" }).click();
  await expect(page.getByRole("heading", { name: "¿Borrar este mensaje?" })).toBeVisible();
  await expect(page.getByText("1 mensaje de ane@example.com con 1 archivo")).toBeVisible();
  await page.getByRole("link", { name: "No borrar" }).click();
  await expect(page.getByLabel("Nota, solo para la oficina")).toHaveValue("Ir el lunes");

  // Its script is there.
  await page.waitForLoadState("load");
  await page.getByLabel("Nota, solo para la oficina").fill("Ir el jueves");
  const asked = page.waitForEvent("dialog");
  const leaving = page.getByRole("link", { name: "← Todos los mensajes" }).click();
  await (await asked).dismiss();
  await leaving;
  await expect(page.getByLabel("Nota, solo para la oficina")).toHaveValue("Ir el jueves");

  await page.getByRole("button", { name: "Borrar este mensaje…" }).click();
  await page.getByRole("button", { name: "Borrar para siempre" }).click();
  await expect(page.getByRole("status")).toContainText("Borrado.");
  await expect(page).toHaveURL(/ver=contestados/);
  await page.goto(`${site.address}/mensajes/with-picture`);
  await expect(page.getByText("Ese mensaje ya no está.")).toBeVisible();
});

test("without scripts and on a narrow telephone a held message is sent on", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: NARROWEST });
  const page = await context.newPage();
  await page.goto(`${site.address}/mensajes?ver=retenidos`);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await fits()).toBe(true);
  await page.getByRole("main").getByRole("listitem").getByRole("link").click();
  expect(await fits()).toBe(true);
  await page.getByRole("button", { name: "Enviar al correo" }).click();
  await expect(page.getByRole("heading", { name: "Al correo de la oficina: en espera" })).toBeVisible();
  await context.close();
});

test("another site's page reaches neither messages nor files, and what is downloaded is inert", async () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${site.address}${path}`, { headers });
  // The second is another port or name of this machine, which the development server alone would let pass.
  for (const from of ["cross-site", "same-site"])
    expect((await get("/mensajes", { "Sec-Fetch-Site": from, "Sec-Fetch-Mode": "no-cors" })).status).toBe(
      403,
    );
  const body = new URLSearchParams({ action: "erase" });
  const erase = (headers: Record<string, string>) =>
    fetch(`${site.address}/mensajes/message-1`, { method: "POST", headers, body });
  expect((await erase({ Origin: "https://other.example" })).status).toBe(403);
  expect((await get("/mensajes/message-1")).headers.get("Content-Security-Policy")).toContain(
    "frame-ancestors 'none'",
  );
  const sheet = await get("/mensajes/exportar?desde=1970-01-01&hasta=2000-01-01");
  expect(sheet.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';.* sandbox$/);
  expect(sheet.headers.get("Content-Disposition")).toMatch(/^attachment;/);
  expect(Buffer.from(await sheet.arrayBuffer()).toString("utf8")).toMatch(/^\ufeff"Recibido";"Nombre";/);
  const person: unknown[] = await (await get("/mensajes/exportar?persona=message-1")).json();
  // and the one that another test erases
  expect(person.length).toBeGreaterThanOrEqual(MESSAGES);
});
