/** The owner writes: edit, see, add, mistake, two windows, a telephone. On a copy of the content. */

import { copyFileSync, existsSync, globSync, renameSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import {
  type BrowserContext,
  test as browserTest,
  type Locator,
  type Page,
  expect as playwrightExpect,
  type Route,
} from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { LANGUAGE_FACTS, LANGUAGES, type Language } from "../contract/languages.ts";
import { capitalised } from "../src/site/content/grammar.ts";
import { readContent } from "../src/site/content/read.ts";
import { type EditedSite, startEditedSite, visitFirst } from "../tests/parts/edited-site.ts";

const LONGEST = 900_000;
const SLOWEST = 200_000;

/** One browser profile for all, since the editor's scripts are large; no test finds what another wrote. */
const test = browserTest.extend<object, { profile: BrowserContext }>({
  profile: [
    async ({ browser }, use) => {
      const profile = await browser.newContext({ locale: "es-ES", viewport: { width: 1280, height: 800 } });
      profile.setDefaultTimeout(SLOWEST);
      await use(profile);
      await profile.close();
    },
    { scope: "worker" },
  ],
  context: async ({ profile }, use) => {
    await use(profile);
    for (const page of profile.pages()) await page.close();
  },
});

// In one worker, since the editor takes long to start; none needs what another did.
test.describe.configure({ mode: "default", timeout: LONGEST });
/** The development server draws each page when it is asked for the first time. */
const expect = playwrightExpect.configure({ timeout: SLOWEST });

let site: EditedSite;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(LONGEST);
  site = await startEditedSite();
  await visitFirst(browser, site.address);
});
test.afterAll(() => site?.stop());
test.beforeEach(async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", {
    origin: site.address,
    storageTypes: "indexeddb,local_storage",
  });
  await withoutPictures(page);
});

/** Scaled anew at every visit, and not looked at here. A route would also do without the browser's cache. */
async function withoutPictures(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setBlockedURLs", { urls: ["*/_image*"] });
}

/** As the schema names the text of a language. */
const labelOf = (language: Language) => capitalised(LANGUAGE_FACTS[language].name);
const EITHER_LANGUAGE = new RegExp(LANGUAGES.map(labelOf).join("|"));

const localised = (within: Pick<Page, "getByRole">, title: string, language: Language) =>
  within.getByRole("group", { name: title, exact: true }).getByRole("textbox", { name: labelOf(language) });

/** The browser has it, in case the window closes now. */
const isKept = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const answer = <Value>(request: IDBRequest<Value>) =>
          new Promise<Value>((done) => {
            request.onsuccess = () => done(request.result);
          });
        const drafts = (await answer(indexedDB.open("keystatic"))).transaction("items").objectStore("items");
        const files = (await answer(drafts.getAll())).flatMap((draft) => [...draft.files.values()]);
        return files.map((file) => new TextDecoder().decode(file)).join("\n");
      }),
    )
    .toContain(text);

test("a text changed in both languages shows beside the editor, and only its lines differ", async ({
  page,
}) => {
  const before = site.readText("home.yaml").split("\n");
  await page.goto(`${site.address}/editor?abrir=/keystatic/singleton/home`);
  const [form, preview] = [page.frameLocator("#editor"), page.frameLocator("#preview")];
  // with a line break as Word has it
  await localised(form, "Línea sobre el titular", "es").fill("Una prueba\vdel editor");
  await localised(form, "Línea sobre el titular", "eu").fill("Editorearen proba bat");
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  await form.getByRole("button", { name: "Guardar" }).click();

  await expect(preview.getByText("Una prueba del editor")).toBeVisible();
  await page.getByRole("button", { name: "eu", exact: true }).click();
  await expect(preview.getByText("Editorearen proba bat")).toBeVisible();
  const after = site.readText("home.yaml").split("\n");
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, index) => line !== before[index]).map((line) => line.trim())).toEqual([
    "es: Una prueba del editor",
    "eu: Editorearen proba bat",
  ]);
});

test("a text that is missing is named at its field, which gets the focus, and nothing is saved", async ({
  page,
}) => {
  const before = site.readText("about.yaml");
  await page.goto(`${site.address}/keystatic/singleton/about`);
  const far = localised(page, "Titular", "eu").last();
  await far.fill("");
  await localised(page, "Titular", "es").first().focus();
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("está vacío; escríbelo.")).toBeVisible();
  await expect(page.getByText("No se ha guardado: 1 error")).toBeVisible();
  await expect(far).toBeFocused();
  expect(site.readText("about.yaml")).toBe(before);
});

test("a group that may be left out is told of where half of it is missing, and saved when all is empty", async ({
  page,
}) => {
  const [project] = readContent(site.folder).projects;
  const file = `projects/${project?.slug}.yaml`;
  const before = site.readText(file);
  await page.goto(`${site.address}/keystatic/collection/project/item/${project?.slug}`);
  const group = page.getByRole("group", { name: "Testimonio" });
  const boxes = group.getByRole("textbox", { name: EITHER_LANGUAGE });
  await expect(boxes.first()).toBeVisible();
  for (const box of await boxes.all()) await box.fill("");
  await page.getByRole("group", { name: "Título", exact: true }).getByRole("textbox").first().focus();
  const mistakes = group.getByText("está vacío; escríbelo.");
  await expect(mistakes).toHaveCount(0);
  await localised(group, "Lo que dijo el cliente", "es").fill("Muy contentos.");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("No se ha guardado: 3 errores")).toBeVisible();
  await expect(mistakes).toHaveCount(3);
  await expect(localised(group, "Lo que dijo el cliente", "eu")).toBeFocused();
  expect(site.readText(file)).toBe(before);

  await localised(group, "Lo que dijo el cliente", "es").fill("");
  await expect(mistakes).toHaveCount(0);
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Guardado", { exact: true })).toBeVisible();
  expect(parse(site.readText(file))).not.toHaveProperty("testimonial");
});

test("who saves what was not changed is answered as well, and no file differs by it", async ({ page }) => {
  const [project] = readContent(site.folder).projects;
  const forms = {
    "home.yaml": "singleton/home",
    [`projects/${project?.slug}.yaml`]: `collection/project/item/${project?.slug}`,
  };
  for (const [file, form] of Object.entries(forms)) {
    const before = site.readText(file);
    await page.goto(`${site.address}/keystatic/${form}`);
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByText("Guardado", { exact: true })).toBeVisible();
    expect(site.readText(file)).toBe(before);
  }
});

test("a restored draft that was finished and saved does not come back", async ({ page }) => {
  const form = `${site.address}/keystatic/singleton/services`;
  const title = (name: string) => page.getByRole("row", { name });
  await page.goto(form);
  await page.getByRole("row").first().click();
  const dialog = page.getByRole("dialog");
  await localised(dialog, "Título", "es").fill("A medio escr");
  await dialog.getByRole("button", { name: "Listo" }).click();
  await expect(page.getByText("Sin guardar")).toBeVisible();
  await isKept(page, "A medio escr");
  await page.reload();
  await title("A medio escr").click();
  await localised(dialog, "Título", "es").fill("Ya terminado");
  await dialog.getByRole("button", { name: "Listo" }).click();
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Guardado", { exact: true })).toBeVisible();
  await expect(page.getByText("Sin guardar")).toBeHidden();
  await expect(title("Ya terminado")).toBeVisible();
  await page.reload();
  await expect(title("Ya terminado")).toBeVisible();
  expect(site.readText("services.yaml")).toContain("Ya terminado");
});

const KICKER = "Línea sobre el titular";
const kicker = () => parse(site.readText("home.yaml")).hero.kicker as Record<Language, string>;
const save = (page: Page) => page.getByRole("button", { name: "Guardar" }).click();
/** so that the next of the same words is seen */
const removeNotices = (notices: Locator) =>
  notices.evaluateAll((shown) => {
    for (const notice of shown) notice.remove();
  });
const isSaved = (page: Page) => expect(page.getByText("Guardado", { exact: true }).last()).toBeVisible();

test("a restored draft is put together with what was changed meanwhile, or both texts are shown", async ({
  page,
}) => {
  const form = `${site.address}/keystatic/singleton/home`;
  const write = async (text: string) => {
    await localised(page, KICKER, "es").fill(text);
    await isKept(page, text);
    await page.goto("about:blank");
  };
  const restore = async (text: string) => {
    await page.goto(form);
    await expect(localised(page, KICKER, "es")).toHaveValue(text);
    await save(page);
  };
  await page.goto(form);
  await write("A medio escribir");
  site.write("home.yaml", ["hero", "kicker", "eu"], "Beste norbaitek idatzia");
  await restore("A medio escribir");
  await isSaved(page);
  expect(kicker()).toEqual({ es: "A medio escribir", eu: "Beste norbaitek idatzia" });

  await write("La de aquí");
  site.write("home.yaml", ["hero", "kicker", "es"], "La del archivo");
  await restore("La de aquí");
  await expect(page.getByText("Aquí: «La de aquí». En el archivo: «La del archivo».")).toBeVisible();
  expect(kicker().es).toBe("La del archivo");
  await save(page);
  await isSaved(page);
  expect(kicker().es).toBe("La de aquí");
});

test("what one window writes is there after the other has saved and the browser has died", async ({
  context,
}) => {
  const form = `${site.address}/keystatic/singleton/about`;
  const [first, second] = [await context.newPage(), await context.newPage()];
  const title = (page: Page, language: Language) => localised(page, "Titular", language).first();
  for (const page of [first, second]) await page.goto(form);
  await title(first, "es").fill("Lo que escribe la primera");
  await isKept(first, "Lo que escribe la primera");
  await title(second, "eu").fill("Bigarrenak idatzia");
  await save(second);
  await isSaved(second);
  const died = first.waitForEvent("crash");
  const devtools = await context.newCDPSession(first);
  devtools.send("Page.crash").catch(() => {});
  await died;

  const next = await context.newPage();
  await next.goto(form);
  await expect(title(next, "es")).toHaveValue("Lo que escribe la primera");
  await save(next);
  await isSaved(next);
  const saved = site.readText("about.yaml");
  expect(saved).toContain("Lo que escribe la primera");
  expect(saved).toContain("Bigarrenak idatzia");
});

test("what was written in a project that got another name meanwhile comes back in a new one", async ({
  page,
}) => {
  const slug = readContent(site.folder).projects[0]?.slug ?? "";
  const projects = `${site.address}/keystatic/collection/project`;
  const [file, renamed] = [slug, "otro-nombre"].map((name) => site.contentFile(`projects/${name}.yaml`));
  await page.goto(`${projects}/item/${slug}`);
  await localised(page, "Título", "es").fill("A medio escribir");
  await isKept(page, "A medio escribir");
  await page.goto("about:blank");
  renameSync(file ?? "", renamed ?? "");
  await page.goto(`${projects}/item/${slug}`);
  await expect(page.getByText("No se encuentra")).toBeVisible();
  await page.goto(`${projects}/create`);
  await expect(localised(page, "Título", "es")).toHaveValue("A medio escribir");
  renameSync(renamed ?? "", file ?? "");
});

const NO_ANSWER = /^El editor no contesta, y no se sabe si el cambio se ha guardado/;

test("what is written stays, while it is saved and while no answer comes", async ({ page }) => {
  await page.goto(`${site.address}/keystatic/singleton/home`);
  const field = localised(page, KICKER, "es");

  await test.step("while the form is being saved", async () => {
    const typed = Promise.withResolvers<void>();
    await page.route("**/api/keystatic/update", async (route) => {
      await typed.promise;
      await route.continue();
    });
    await field.fill("Primero");
    await save(page);
    await field.fill("Primero y después");
    typed.resolve();
    await isSaved(page);
    expect(kicker().es).toBe("Primero");
    await expect(field).toHaveValue("Primero y después");
    await save(page);
    await expect.poll(() => kicker().es).toBe("Primero y después");
    await expect(page.getByText("Sin guardar")).toBeHidden();
    await page.unrouteAll();
    await removeNotices(page.getByText("Guardado", { exact: true }));
  });

  await test.step("a save whose answer does not come is told, and saved again it is whole", async () => {
    const answers = [
      async (route: Route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      // a proxy that does not reach the editor
      (route: Route) => route.fulfill({ status: 502 }),
    ];
    await page.route("**/api/keystatic/update", (route) => answers.shift()?.(route) ?? route.continue());
    await field.fill("Sin respuesta");
    for (const _ of [...answers]) {
      await save(page);
      await expect(page.getByText(NO_ANSWER).last()).toBeVisible();
      await removeNotices(page.getByText(NO_ANSWER));
    }
    await expect(field).toHaveValue("Sin respuesta");
    await save(page);
    await isSaved(page);
    expect(kicker().es).toBe("Sin respuesta");
    await page.unrouteAll();
    await removeNotices(page.getByText("Guardado", { exact: true }));
  });
});

test("what is written while the editor is stopped and started again stays", async ({ page }) => {
  await page.goto(`${site.address}/keystatic/singleton/home`);
  const field = localised(page, KICKER, "es");
  await field.fill("Antes de parar");
  await site.stopEditor();
  await field.fill("Antes de parar y después");
  await save(page);
  await expect(page.getByText(NO_ANSWER)).toBeVisible();
  await site.startEditor();
  await expect(async () => {
    await page.getByRole("button", { name: "Guardar" }).click({ timeout: 5000 });
    await playwrightExpect(page.getByText("Guardado", { exact: true })).toBeVisible();
  }).toPass();
  expect(kicker().es).toBe("Antes de parar y después");
});

test("while something saved is wrong, the last good page stays, and it is told what is wrong", async ({
  page,
}) => {
  const good = site.readText("subjects.yaml");
  await page.goto(`${site.address}/editor?abrir=/keystatic/singleton/subjects`);
  const preview = page.frameLocator("#preview");
  await expect(preview.locator("main form")).toBeVisible();
  writeFileSync(site.contentFile("subjects.yaml"), "subjects: []\n");
  await expect(page.getByText("Esto es lo último que estaba bien")).toBeVisible();
  const errors: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 500) errors.push(answer.url());
  });
  const askedAgain = () => page.waitForResponse(/\/editor\/problems$/);
  for (const _ of ["one", "another"]) await askedAgain();
  expect(errors).toEqual([]);
  await expect(preview.locator("main form")).toBeVisible();
  await expect(preview.getByText("Stack Trace")).toBeHidden();
  // The preview takes the size of its place and does not give it another.
  expect(await page.locator("#editor").evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(
    page.viewportSize()?.height ?? 0,
  );
  const [asked, mayCome] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route("**/es/**", async (route) => {
    if (route.request().isNavigationRequest()) {
      asked.resolve();
      await mayCome.promise;
    }
    await route.continue();
  });
  writeFileSync(site.contentFile("subjects.yaml"), good);
  await asked.promise;
  // Not white while the page that is right again comes; it would be so within a moment.
  await page.waitForTimeout(1000);
  expect(await preview.locator("main form").count()).toBe(1);
  mayCome.resolve();
  await expect(page.getByText("Esto es lo último que estaba bien")).toBeHidden();
});

test("a window opened while something saved is wrong says so where the page would be", async ({ page }) => {
  const good = site.readText("subjects.yaml");
  writeFileSync(site.contentFile("subjects.yaml"), "subjects: []\n");
  await page.goto(`${site.address}/editor?abrir=/keystatic/singleton/subjects`);
  const preview = page.frameLocator("#preview");
  await expect(preview.getByText("La vista previa vuelve en cuanto lo corrijas.")).toBeVisible();
  await expect(page.getByText("En lo guardado hay algo que corregir.")).toBeVisible();
  await expect(page.getByText("Esto es lo último que estaba bien")).toBeHidden();
  writeFileSync(site.contentFile("subjects.yaml"), good);
  await expect(preview.locator("main form")).toBeVisible();
  await expect(preview.getByText("La vista previa vuelve")).toBeHidden();
});

test("a project is added with several photographs chosen at once, which ask for their texts", async ({
  page,
}) => {
  const photograph = async (background: string, width = 900) =>
    sharp({ create: { width, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();
  await page.goto(`${site.address}/editor?abrir=/keystatic/collection/project/create`);
  const form = page.frameLocator("#editor");
  await form.getByRole("textbox", { name: "Nombre en la dirección" }).fill("obra-de-prueba");
  for (const box of await form.getByRole("main").getByRole("textbox", { name: EITHER_LANGUAGE }).all())
    await box.fill("Obra de prueba");
  // Not everybody has two pictures of the same place.
  const comparison = form.getByRole("group", { name: /^Antes y después/ });
  for (const box of await comparison.getByRole("textbox", { name: EITHER_LANGUAGE }).all())
    await box.fill("");
  for (const name of ["Categoría", "Sector"]) {
    await form.getByRole("button", { name: new RegExp(name) }).click();
    await form.getByRole("option").first().click();
  }
  const list = (name: string) => form.getByRole("group", { name: new RegExp(`^${name}`) });
  const dialog = form.getByRole("dialog");
  const fillDialog = async (text: string) => {
    for (const box of await dialog.getByRole("textbox", { name: EITHER_LANGUAGE }).all())
      await box.fill(text);
    await dialog.getByRole("button", { name: "Listo" }).click();
    await expect(dialog).toBeHidden();
  };
  await list("Datos de la obra").getByRole("button", { name: "Agregar" }).click();
  await fillDialog("Una cosa de la obra");

  const pictures = list("Imágenes");
  // The first takes longest: what arrives first must not stand first.
  const slow = await photograph("#7a5c3e", 12_000);
  await pictures.getByLabel("Varias fotos").setInputFiles([
    { name: "IMG 0042 Excavación.JPG", mimeType: "image/jpeg", buffer: slow },
    { name: "notas.txt", mimeType: "text/plain", buffer: Buffer.from("no es una foto") },
    { name: "IMG 0041.JPG", mimeType: "image/jpeg", buffer: await photograph("#3e5c7a") },
  ]);
  await expect(pictures.getByRole("row")).toHaveText([
    /^projects\/img-0042-excavacion.*hay algo que corregir/,
    /^projects\/img-0041.*hay algo que corregir/,
  ]);
  await expect(pictures.getByText(/^notas\.txt: No se puede leer esta foto/)).toBeVisible();
  await form.getByRole("button", { name: "Crear" }).click();
  await expect(form.getByText("No se ha guardado: 2 errores")).toBeVisible();
  for (const index of [0, 1]) {
    await pictures.getByRole("row").nth(index).click();
    await fillDialog("Lo que se ve");
  }
  await form.getByRole("button", { name: "Crear" }).click();

  const preview = page.frameLocator("#preview");
  await expect(preview.getByRole("heading", { level: 1, name: "Obra de prueba" })).toBeVisible();
  const created = readContent(site.folder).projects.find(({ slug }) => slug === "obra-de-prueba");
  expect(created?.images.map(({ image }) => image)).toEqual([
    "projects/img-0042-excavacion",
    "projects/img-0041",
  ]);
});

test("a photograph that arrives after its window was closed and the form saved is in its place", async ({
  page,
}) => {
  const project = readContent(site.folder).projects.find(({ images }) => images.length > 1);
  const before = project?.images.map(({ image }) => image) ?? [];
  const saved = Promise.withResolvers<void>();
  await page.route("**/editor/pictures?**", async (route) => {
    await saved.promise;
    await route.continue();
  });
  await page.goto(`${site.address}/keystatic/collection/project/item/${project?.slug}`);
  const pictures = page.getByRole("group", { name: /^Imágenes/ });
  const rows = pictures.getByRole("row");
  const dialog = page.getByRole("dialog");
  await rows.last().click();
  await localised(dialog, "Qué se ve en la imagen", "es").fill("Una foto que tarda");
  await dialog.locator("input[type=file]").setInputFiles({
    name: "tarda.jpg",
    mimeType: "image/jpeg",
    buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: "#3e5c7a" } })
      .jpeg()
      .toBuffer(),
  });
  await dialog.getByRole("button", { name: "Listo" }).click();
  await save(page);
  await isSaved(page);
  await expect(page.getByText("Sin guardar")).toBeHidden();
  saved.resolve();
  await expect(page.getByText("Sin guardar")).toBeVisible();
  await save(page);
  const images = () =>
    readContent(site.folder)
      .projects.find(({ slug }) => slug === project?.slug)
      ?.images.map(({ image }) => image);
  await expect.poll(images).toEqual([...before.slice(0, -1), "projects/tarda"]);
});

test("where a project was removed, the preview shows the others", async ({ page }) => {
  const [original] = readContent(site.folder).projects;
  const file = site.contentFile("projects/para-quitar.yaml");
  // Photographs of its own, which go with it.
  const photographs = original?.images.map(({ image }) => image) ?? [];
  const own = (image: string) => `projects/para-quitar-${photographs.indexOf(image)}`;
  for (const image of photographs)
    for (const photograph of globSync(site.contentFile(`images/${image}.*`)))
      copyFileSync(photograph, site.contentFile(`images/${own(image)}${extname(photograph)}`));
  const text = site.readText(`projects/${original?.slug}.yaml`);
  writeFileSync(
    file,
    photographs.reduce((written, image) => written.replaceAll(image, own(image)), text),
  );
  const mistakes: string[] = [];
  page.on("pageerror", ({ message }) => mistakes.push(message));
  const told = Promise.withResolvers<void>();
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const isRemoved = String(payload).includes("full-reload") && !existsSync(file);
      if (isRemoved) told.resolve();
    }),
  );
  await page.goto(`${site.address}/editor?abrir=/keystatic/collection/project/item/para-quitar`);
  const [form, preview] = [page.frameLocator("#editor"), page.frameLocator("#preview")];
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  await form.getByRole("button", { name: "Más acciones" }).click();
  await form.getByRole("menuitem", { name: "Borrar…" }).click();
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
  // The list comes after the news of the change, on which a page draws itself anew.
  await page.route(/\/es\/proyectos$/, async (route) => {
    await told.promise;
    await route.continue();
  });
  await form.getByRole("button", { name: "Sí, borrar" }).click();
  const others = preview.getByRole("link", { name: "Ver detalles" }).first();
  await expect(others).toBeVisible();
  expect(existsSync(file)).toBe(false);
  // nor its page, which says by then that there is none
  expect(visited).not.toContain("/es/proyectos/para-quitar");
  expect(mistakes).toEqual([]);
  // As where it was removed in another window.
  const loaded = page.waitForEvent("framenavigated", (frame) => frame.url().endsWith("/para-quitar"));
  await page.locator("#preview").evaluate((frame: HTMLIFrameElement) => {
    frame.contentWindow?.location.replace("/es/proyectos/para-quitar");
  });
  await loaded;
  await expect(others).toBeVisible();
});

test("an entry of a list: a new one is kept while it is written, none when nothing was; no window closes over a mistake", async ({
  page,
}) => {
  await page.goto(`${site.address}/keystatic/singleton/questions`);
  const rows = page.getByRole("row");
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await page.getByRole("button", { name: "Agregar" }).first().click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(rows).toHaveCount(before);
  await page.getByRole("button", { name: "Agregar" }).first().click();
  await localised(page.getByRole("dialog"), "Pregunta", "es").fill("¿Y si se va la luz?");
  await isKept(page, "¿Y si se va la luz?");
  await page.reload();
  await expect(rows.last()).toContainText("¿Y si se va la luz?");
  await page.getByRole("button", { name: "Deshacer los cambios" }).click();
  await expect(rows).toHaveCount(before);

  await test.step("the window of an entry does not close over a mistake", async () => {
    await rows.first().click();
    const dialog = page.getByRole("dialog");
    await localised(dialog, "Respuesta", "eu").fill("");
    await dialog.getByRole("button", { name: "Listo" }).click();
    await expect(dialog.getByText("está vacío; escríbelo.")).toBeVisible();
    await expect(localised(dialog, "Respuesta", "eu")).toBeFocused();
    await page.keyboard.press("Escape");
    const mistake = rows.first().getByText("hay algo que corregir: Respuesta › Euskera: está vacío");
    const isWhole = ({ scrollWidth, clientWidth }: Element) => scrollWidth <= clientWidth;
    await expect.poll(() => mistake.evaluate(isWhole)).toBe(true);
    // said again in the window before anything is pressed
    await rows.first().click();
    await expect(dialog.getByText("está vacío; escríbelo.")).toBeVisible();
  });
});

test("a row says by its title what was chosen, before its window is opened", async ({ page }) => {
  const { projects, machinery } = readContent(site.folder);
  const project = projects.find(({ machines }) => machines?.length);
  const chosen = machinery.categories
    .flatMap(({ subcategories }) => subcategories)
    .filter(({ id }) => project?.machines?.includes(id));
  await page.goto(`${site.address}/keystatic/collection/project/item/${project?.slug}`);
  const rows = page.getByRole("group", { name: /^Maquinaria utilizada/ }).getByRole("row");
  for (const { title } of chosen) await expect(rows.filter({ hasText: title.es }).first()).toBeVisible();
});

test("a choice that was not made is among the mistakes, and the first is gone to", async ({ page }) => {
  await page.goto(`${site.address}/keystatic/singleton/machinery`);
  const machines = page.getByRole("group", { name: /^Máquinas, vehículos/ });
  await machines.getByRole("button", { name: "Agregar" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Marca" }).fill("Hitachi");
  await dialog.getByRole("button", { name: "Listo" }).click();
  await expect(page.getByText("Hay 2 errores")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Tipo" })).toBeFocused();
});

test("a new entry in which nothing was written is none, though its window was open when the page was left or saved", async ({
  page,
}) => {
  await page.goto(`${site.address}/keystatic/singleton/questions`);
  const rows = page.getByRole("row");
  const dialog = page.getByRole("dialog");
  const question = localised(dialog, "Pregunta", "es");
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();

  await test.step("left", async () => {
    await rows.first().click();
    await question.fill("¿Otra pregunta?");
    await page.keyboard.press("Escape");
    await isKept(page, "¿Otra pregunta?");
    await page.getByRole("button", { name: "Agregar" }).first().click();
    await expect(dialog).toBeVisible();
    await isKept(page, "question: {}");
    await page.reload();
    await expect(rows.first()).toContainText("¿Otra pregunta?");
    await expect(rows).toHaveCount(before);
  });

  await test.step("saved", async () => {
    const added = Promise.withResolvers<void>();
    await page.route("**/api/keystatic/update", async (route) => {
      await added.promise;
      await route.continue();
    });
    await save(page);
    await page.getByRole("button", { name: "Agregar" }).first().click();
    await expect(dialog).toBeVisible();
    added.resolve();
    await isSaved(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(rows).toHaveCount(before);
    await page.unrouteAll();
  });
});

test("a notice covers no button of the window that it speaks of, on a telephone either", async ({
  browser,
}) => {
  const sizes = [
    { width: 390, height: 664 },
    { width: 1280, height: 720 },
  ];
  for (const viewport of sizes) {
    const context = await browser.newContext({ viewport, locale: "es-ES" });
    const page = await context.newPage();
    await withoutPictures(page);
    await page.goto(`${site.address}/editor?abrir=/keystatic/singleton/questions`);
    const form = page.frameLocator("#editor");
    await form.getByRole("row").first().click();
    const dialog = form.getByRole("dialog");
    await localised(dialog, "Respuesta", "eu").fill("");
    const done = dialog.getByRole("button", { name: "Listo" });
    await done.click();
    const notice = form.getByRole("alertdialog");
    await expect(notice).toBeVisible();
    // Where it has come to, not where it comes from.
    await notice.evaluate((shown) => Promise.all(shown.getAnimations().map(({ finished }) => finished)));
    const [button, over] = await Promise.all([done.boundingBox(), notice.boundingBox()]);
    if (!button || !over) throw new Error("not shown");
    const isBeside = over.x >= button.x + button.width || over.x + over.width <= button.x;
    expect(isBeside).toBe(true);

    await test.step("what lies under it can be pressed", async () => {
      const isPassed = await notice.evaluate((shown) => {
        const { x, y, height } = shown.getBoundingClientRect();
        return !shown.contains(document.elementFromPoint(x + 4, y + height / 2));
      });
      expect(isPassed).toBe(true);
      await notice.getByRole("button").click();
      await expect(notice).toBeHidden();
    });
    await context.close();
  }
});

test("a preview that did not come is fetched again, and one that hears nothing shows what was saved", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const isPreview = parent !== globalThis.window && !location.pathname.startsWith("/keystatic");
    if (isPreview) globalThis.WebSocket = class extends EventTarget {} as never;
  });
  let refused = 0;
  await page.route(/\/es\/$/, (route) => {
    if (route.request().isNavigationRequest() && refused++ < 2) return route.abort();
    return route.continue();
  });
  await page.goto(`${site.address}/editor?abrir=/keystatic/singleton/home`);
  const preview = page.frameLocator("#preview");
  await expect(preview.getByRole("main")).toBeAttached();
  expect(refused).toBeGreaterThan(2);

  await test.step("it cannot hear of a change", async () => {
    const form = page.frameLocator("#editor");
    await localised(form, KICKER, "es").fill("Sin que nadie lo diga");
    await form.getByRole("button", { name: "Guardar" }).click();
    await expect(preview.getByText("Sin que nadie lo diga")).toBeVisible();
  });
});

test("what is saved while its page is still coming is shown, though the page was drawn before", async ({
  page,
}) => {
  const isDrawn = Promise.withResolvers<void>();
  const mayCome = Promise.withResolvers<void>();
  await page.route(
    /\/es\/contacto$/,
    async (route) => {
      const response = await route.fetch();
      isDrawn.resolve();
      await mayCome.promise;
      // It may have been asked for anew.
      await route.fulfill({ response }).catch(() => {});
    },
    { times: 1 },
  );
  await page.goto(`${site.address}/editor?abrir=/keystatic/singleton/home`);
  const [form, preview] = [page.frameLocator("#editor"), page.frameLocator("#preview")];
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  const phone = form.getByRole("textbox", { name: "Teléfono" });
  await page.locator("#editor").evaluate((frame: HTMLIFrameElement) => {
    frame.contentWindow?.location.replace("/keystatic/singleton/company");
  });
  await isDrawn.promise;
  const before = await phone.inputValue();
  await phone.fill("94 600 33 44");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form.getByText("Guardado", { exact: true })).toBeVisible();
  mayCome.resolve();
  await expect(preview.getByRole("main").getByRole("link", { name: "94 600 33 44" }).first()).toBeVisible();
  await phone.fill(before);
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect.poll(() => parse(site.readText("company.yaml")).phone).toBe(before);
});

test("on the building site, with a telephone, the company's number is corrected", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "es-ES",
  });
  const page = await context.newPage();
  await withoutPictures(page);
  await page.goto(`${site.address}/`);
  const form = page.frameLocator("#editor");
  await form.getByRole("main").getByRole("link", { name: "Datos de la empresa" }).tap();
  const phone = form.getByRole("textbox", { name: "Teléfono" });
  await phone.fill("94 600 11 22");
  await form.getByRole("button", { name: "Guardar" }).tap();
  await expect(form.getByText("Guardado", { exact: true })).toBeVisible();
  expect(parse(site.readText("company.yaml")).phone).toBe("94 600 11 22");
  await page.getByRole("button", { name: "Ver la web" }).tap();
  expect(await page.locator("#preview").evaluate(({ clientWidth }) => clientWidth)).toBe(390);
  const call = page.frameLocator("#preview").getByRole("main").getByRole("link", { name: "94 600 11 22" });
  await expect(call.first()).toHaveAttribute("href", "tel:+34946001122");
  await page.getByRole("button", { name: "Escribir", exact: true }).tap();
  await expect(phone).toBeVisible();

  const bar = page.getByRole("banner");
  expect((await bar.boundingBox())?.height).toBeLessThan(60);
  for (const path of ["/editor", "/publicar", "/mensajes", "/estado"]) {
    await page.goto(site.address + path);
    await expect(bar.getByRole("link")).toHaveCount(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await context.close();
});

test("on a telephone, a picture in a window is wholly seen and can be changed", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "es-ES" });
  const page = await context.newPage();
  await page.goto(`${site.address}/keystatic/singleton/about`);
  const small = page.getByRole("row").first().locator("img");
  await expect.poll(() => small.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole("row").first().click();
  const dialog = page.getByRole("dialog");
  const picture = dialog.getByRole("img").first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const change = dialog.getByRole("button", { name: "Cambiar la imagen…" }).first();
  const rightEdge = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.x + box.width : undefined;
  };
  const edge = await rightEdge(dialog.getByRole("group", { name: "Imagen", exact: true }).first());
  expect(await rightEdge(picture)).toBeLessThanOrEqual(edge ?? 0);
  await expect(change).toBeVisible();
  const hint = dialog.getByText("mira si lo que dice «Qué se ve en la imagen» sigue valiendo");
  await expect(hint).toBeHidden();
  await dialog
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "otra.jpg",
      mimeType: "image/jpeg",
      buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: "#3e5c7a" } })
        .jpeg()
        .toBuffer(),
    });
  await expect(hint).toBeVisible();
  // Side by side, each would be a dozen letters wide.
  const [one, other] = await Promise.all(
    (["es", "eu"] as const).map((language) =>
      localised(dialog, "Qué se ve en la imagen", language).boundingBox(),
    ),
  );
  expect(other?.x).toBe(one?.x);
  await context.close();
});

test("a certificate that is removed while a text names it is told, with a link to the text", async ({
  page,
}) => {
  const [certificate] = readContent(site.folder).certificates;
  const norm = certificate?.title.replace(/:\d+$/, "") ?? "";
  site.write("questions.yaml", ["questions", 0, "answer", "es"], `Trabajamos según ${norm}.`);
  await page.goto(`${site.address}/editor?abrir=/keystatic/singleton/certificates`);
  const form = page.frameLocator("#editor");
  await form.getByRole("row").first().getByRole("button").last().click();
  await form.getByRole("button", { name: "Guardar" }).click();
  const line = page.getByRole("listitem").filter({ hasText: `nombra «${norm}»` });
  await line.getByRole("link", { name: /^Preguntas frecuentes › .* › Respuesta/ }).click();
  const entry = page.frameLocator("#editor").getByRole("dialog");
  await expect(localised(entry, "Respuesta", "es")).toHaveValue(`Trabajamos según ${norm}.`);
  await page.goto(`${site.address}/publicar`);
  await expect(page.getByText(`ya no está entre los certificados`).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Publicar ahora" })).toBeEnabled();
});

test("the publication page names a mistake, leads to its field, and does not publish it", async ({
  page,
}) => {
  const good = site.readText("questions.yaml");
  site.write("questions.yaml", ["questions", 0, "answer", "eu"], "");
  await page.goto(`${site.address}/publicar`);
  const problem = page.getByRole("listitem").filter({ hasText: `Respuesta › ${labelOf("eu")}` });
  await expect(problem).toContainText("Está vacío; escríbelo.");
  await expect(page.getByRole("button", { name: "Publicar ahora" })).toBeDisabled();
  await problem.getByRole("link", { name: "Preguntas frecuentes" }).click();
  const entry = page.frameLocator("#editor").getByRole("dialog");
  await expect(localised(entry, "Respuesta", "eu")).toBeFocused();
  writeFileSync(site.contentFile("questions.yaml"), good);
});
