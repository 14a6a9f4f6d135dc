/** The owner's way: edit, see, add, mistake, publish, go back. On a copy of the content, with the real server beside. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Page, expect as playwrightExpect, test } from "@playwright/test";
import sharp from "sharp";
import { LANGUAGE_FACTS, LANGUAGES, type Language } from "../contract/languages.ts";
import { capitalised } from "../src/site/content/number-words.ts";
import { readContent } from "../src/site/content/read.ts";
import { type ServerProcess, startServer } from "../tests/parts/server-process.ts";

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ actionTimeout: 60_000 });
/** The development server draws each page when it is asked for the first time. */
const expect = playwrightExpect.configure({ timeout: 40_000 });

const SLUG = "obra-de-prueba";
const folder = mkdtempSync(join(tmpdir(), "edited-site-"));
const contentFile = (name: string) => join(folder, "content", name);
let editor: ChildProcess;
let site: ServerProcess;
let editorAddress = "";
let siteAddress = "";

test.beforeAll(async () => {
  for (const part of [
    "content",
    "public",
    "src",
    "contract",
    "astro.config.ts",
    "package.json",
    "tsconfig.json",
  ])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  // The site under test is what was published before.
  cpSync(realpathSync("dist"), join(folder, "publications/2026-01-01T08-00-00Z"), { recursive: true });
  symlinkSync("publications/2026-01-01T08-00-00Z", join(folder, "dist"));

  editor = spawn(process.execPath, [resolve("editor/start.ts")], {
    cwd: folder,
    env: { ...process.env, EDIT_PORT: "0", ASTRO_TELEMETRY_DISABLED: "1" },
  });
  editorAddress = await addressSaidBy(editor);
  site = startServer(folder);
  siteAddress = `http://localhost:${await site.ready()}`;
});

test.afterAll(async () => {
  for (const child of [editor, site.child]) {
    child.kill();
    if (child.exitCode === null) await once(child, "exit");
  }
  rmSync(folder, { recursive: true, force: true });
});

async function addressSaidBy(child: ChildProcess): Promise<string> {
  let said = "";
  for await (const text of child.stdout ?? []) {
    said += text;
    const [address] = said.match(/http:\/\/127\.0\.0\.1:\d+/) ?? [];
    if (address) return address;
  }
  throw new Error(`The editor ended: ${said}`);
}

/** As the schema names the text of a language. */
const labelOf = (language: Language) => capitalised(LANGUAGE_FACTS[language].name);
const EITHER_LANGUAGE = new RegExp(LANGUAGES.map(labelOf).join("|"));

const localised = (page: Page, title: string, language: Language) =>
  page
    .frameLocator("#editor")
    .getByRole("group", { name: title, exact: true })
    .getByRole("textbox", { name: labelOf(language) });

test("a text changed in both languages shows beside the editor, and only its lines differ", async ({
  page,
}) => {
  const before = readFileSync(contentFile("home.yaml"), "utf8").split("\n");
  await page.goto(`${editorAddress}/editor?abrir=/keystatic/singleton/home`);
  const preview = page.frameLocator("#preview");
  await localised(page, "Línea sobre el titular", "es").fill("Una prueba del editor");
  await localised(page, "Línea sobre el titular", "eu").fill("Editorearen proba bat");
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  await page.frameLocator("#editor").getByRole("button", { name: "Guardar" }).click();

  await expect(preview.getByText("Una prueba del editor")).toBeVisible();
  await page.getByRole("button", { name: "eu", exact: true }).click();
  await expect(preview.getByText("Editorearen proba bat")).toBeVisible();
  const after = readFileSync(contentFile("home.yaml"), "utf8").split("\n");
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, index) => line !== before[index]).map((line) => line.trim())).toEqual([
    "es: Una prueba del editor",
    "eu: Editorearen proba bat",
  ]);
});

test("a text that is missing is named at its field, and nothing is saved", async ({ page }) => {
  const before = readFileSync(contentFile("about.yaml"), "utf8");
  await page.goto(`${editorAddress}/editor?abrir=/keystatic/singleton/about`);
  await localised(page, "Titular", "eu").first().fill("");
  await page.frameLocator("#editor").getByRole("button", { name: "Guardar" }).click();
  await expect(page.frameLocator("#editor").getByText("está vacío; escríbelo.")).toBeVisible();
  expect(readFileSync(contentFile("about.yaml"), "utf8")).toBe(before);
});

test("a project with a photograph is added", async ({ page }) => {
  const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#7a5c3e" } })
    .jpeg()
    .toBuffer();
  await page.goto(`${editorAddress}/editor?abrir=/keystatic/collection/project/create`);
  const form = page.frameLocator("#editor");
  await form.getByRole("textbox", { name: "Nombre en la dirección" }).fill(SLUG);
  for (const box of await form.getByRole("main").getByRole("textbox", { name: EITHER_LANGUAGE }).all())
    await box.fill("Obra de prueba");
  for (const name of ["Categoría", "Sector"]) {
    await form.getByRole("button", { name: new RegExp(name) }).click();
    await form.getByRole("option").first().click();
  }
  const addTo = async (list: string) =>
    form.getByRole("group", { name: list, exact: true }).getByRole("button", { name: "Agregar" }).click();
  const dialog = form.getByRole("dialog");
  const fillDialog = async () => {
    for (const box of await dialog.getByRole("textbox", { name: EITHER_LANGUAGE }).all())
      await box.fill("Una cosa de la obra");
    await dialog.getByRole("button", { name: "Agregar" }).click();
    await expect(dialog).toBeHidden();
  };
  await addTo("Datos de la obra");
  await fillDialog();
  await addTo("Imágenes");
  await dialog.locator("input[type=file]").setInputFiles({
    name: "IMG 0042 Excavación.JPG",
    mimeType: "image/jpeg",
    buffer: photograph,
  });
  await expect(dialog.getByText("projects/img-0042-excavacion", { exact: true })).toBeVisible();
  await fillDialog();
  await form.getByRole("button", { name: "Crear" }).click();

  const preview = page.frameLocator("#preview");
  await expect(preview.getByRole("heading", { level: 1, name: "Obra de prueba" })).toBeVisible({
    timeout: 20_000,
  });
  expect(readContent(folder).projects.find(({ slug }) => slug === SLUG)?.images[0]?.image).toBe(
    "projects/img-0042-excavacion",
  );
});

test("the publication page names a mistake with its field, and does not publish it", async ({ page }) => {
  const good = readFileSync(contentFile("home.yaml"), "utf8");
  writeFileSync(contentFile("home.yaml"), good.replace("eu: Editorearen proba bat", 'eu: ""'));
  await page.goto(`${editorAddress}/publicar`);
  const problem = page.getByRole("listitem").filter({ hasText: `Línea sobre el titular › ${labelOf("eu")}` });
  await expect(problem).toContainText("Está vacío; escríbelo.");
  await expect(page.getByRole("button", { name: "Publicar ahora" })).toBeDisabled();
  await problem.getByRole("link", { name: "Portada" }).click();
  await expect(localised(page, "Línea sobre el titular", "es")).toHaveValue("Una prueba del editor");
  writeFileSync(contentFile("home.yaml"), good);
});

const projectOnSite = () => fetch(`${siteAddress}/es/proyectos/${SLUG}`);

test("what was saved is published, and the running server shows it", async ({ page }) => {
  expect((await projectOnSite()).status).toBe(404);
  await page.goto(`${editorAddress}/publicar`);
  await expect(page.getByRole("listitem").filter({ hasText: `Proyecto ${SLUG}` })).toContainText("nuevo");
  await expect(page.getByRole("listitem").filter({ hasText: "Portada" })).toContainText("cambiado");
  await page.getByRole("button", { name: "Publicar ahora" }).click();
  await expect(page.getByRole("status")).toContainText("La web sigue como estaba");
  await expect(page.getByRole("status")).toContainText("Publicado:", { timeout: 200_000 });
  await expect.poll(async () => (await projectOnSite()).status).toBe(200);
  expect(await (await projectOnSite()).text()).toContain("Obra de prueba");
  expect(await (await fetch(`${siteAddress}/eu/`)).text()).toContain("Editorearen proba bat");
});

test("a publication that fails leaves the site as it was", async ({ page }) => {
  writeFileSync(contentFile("images/projects/img-0042-excavacion.webp"), "no picture");
  await page.goto(`${editorAddress}/publicar`);
  await page.getByRole("button", { name: "Publicar ahora" }).click();
  await expect(page.getByRole("status")).toContainText("No se ha publicado", { timeout: 200_000 });
  expect((await projectOnSite()).status).toBe(200);
});

test("one click goes back to an earlier publication", async ({ page }) => {
  await page.goto(`${editorAddress}/publicar`);
  await page.getByRole("button", { name: "Volver a esta" }).last().click();
  await expect(page.getByRole("status")).toContainText("La web muestra ahora la publicación de");
  await expect.poll(async () => (await projectOnSite()).status).toBe(404);
});

test("the editor answers this machine and its own pages only", async () => {
  const { port } = new URL(editorAddress);
  await expect(fetch(`http://[::1]:${port}/editor`)).rejects.toThrow();
  const publishFrom = (headers: Record<string, string>) =>
    fetch(`${editorAddress}/publicar`, { method: "POST", headers, body: new URLSearchParams() });
  expect((await publishFrom({ Origin: "http://other.example" })).status).toBe(403);
  expect((await publishFrom({})).status).toBe(403);
});
