/** A visitor whose browser reads the page in a third language: it wraps every text, and what is touched answers still. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { hydratedEvent } from "../src/islands/events.ts";
import { content, first } from "./content.ts";
import { bannerOf, dialogOf, toastOf } from "./parts/consent-page.ts";
import { field, fillIn, sendButton, touchForm, visitContactPage } from "./parts/contact-visitor.ts";

/** As the browsers' own translators do it: each text goes into two elements of theirs, now and whenever one comes. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const isText = (node: Node): node is Text =>
      node.nodeType === Node.TEXT_NODE &&
      node.textContent?.trim() !== "" &&
      !node.parentElement?.closest("script, style, noscript, textarea, svg, font");
    const wrap = (text: Text) => {
      const inner = document.createElement("font");
      const outer = document.createElement("font");
      inner.textContent = `[${text.data.trim()}]`;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapAll = (node: Node) => {
      if (isText(node)) return wrap(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.filter(isText).forEach(wrap);
    };
    document.documentElement.lang = "ro";
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === "characterData") wrapAll(target);
        else addedNodes.forEach(wrapAll);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** An island is awake once it has said so. */
const wakingOf = (page: Page, island: string) =>
  page.evaluate(
    (event) => new Promise((resolve) => document.addEventListener(event, resolve, { once: true })),
    hydratedEvent(island),
  );

async function wake(page: Page, island: string, part: Locator) {
  const waking = wakingOf(page, island);
  await part.hover();
  await waking;
}

for (const order of ["before", "after"] as const) {
  test(`a message is written and sent in a form translated ${order} its first touch`, async ({ page }) => {
    await visitContactPage(page);
    if (order === "after") await touchForm(page);
    await translate(page);
    // Letter by letter, while the form wakes under the hands.
    await field(page, "name").focus();
    await page.keyboard.type("Ane Etxebarria", { delay: 30 });
    await expect(field(page, "name")).toBeFocused();
    await expect(field(page, "name")).toHaveValue("Ane Etxebarria");
    await sendButton(page).click();
    await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("#contact-email-error")).toBeVisible();

    // The sum that is read is the one that counts.
    await page.getByRole("button", { name: /suma/i }).click();
    await fillIn(page);
    await sendButton(page).click();
    await expect(toastOf(page).getByText("Mensaje enviado")).toBeVisible();
    await expect(field(page, "name")).toBeHidden();
  });

  test(`a fleet translated ${order} its first touch is filtered, and shows what it showed`, async ({
    page,
  }) => {
    await page.goto("/es/maquinaria");
    const search = page.getByRole("searchbox");
    if (order === "after") await wake(page, "machinery", search);
    await translate(page);
    const cards = page.locator(".fleet > li");
    const textsOf = async () => (await cards.allTextContents()).map((text) => text.replace(/[[\]\s]/g, ""));
    const all = await textsOf();
    const { title } = first(content.machinery.categories);
    await page.getByRole("radio", { name: title.es }).check();
    await expect(page).toHaveURL(/categoria=/);
    await expect.poll(() => cards.count()).toBeLessThan(all.length);
    for (const text of await textsOf()) expect(all).toContain(text);
    await search.fill("zzz");
    await expect(cards).toHaveCount(0);
    await search.fill("");
    await expect.poll(() => cards.count()).toBeGreaterThan(0);
  });
}

test("in a translated page cookies are answered and chosen, works filtered, pictures turned", async ({
  page,
}) => {
  await page.goto("/es/");
  await translate(page);
  await bannerOf(page).getByRole("button", { name: "Rechazar todas" }).click();
  await expect(bannerOf(page)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("button", { name: "Configurar" }).click();
  await dialogOf(page).getByRole("tab").last().click();
  await dialogOf(page).getByRole("switch").click();
  await dialogOf(page).getByRole("button", { name: "Guardar" }).click();
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("button", { name: "Configurar" }).click();
  await expect(dialogOf(page)).toBeVisible();

  // Few works have buttons only where an address asks for one.
  await page.goto(
    `/es/proyectos?filtro=${content.projectSettings.categories.find(({ filter }) => filter)?.filter}`,
  );
  await translate(page);
  const filters = page.getByRole("group").getByRole("button");
  await filters.last().click();
  await expect(filters.last()).toHaveAttribute("aria-pressed", "true");
  await filters.first().click();
  await expect(filters.first()).toHaveAttribute("aria-pressed", "true");

  const { slug } = first(content.projects.filter(({ images }) => images.length > 1));
  await page.goto(`/es/proyectos/${slug}`);
  await translate(page);
  await page.getByRole("button", { name: "Imagen siguiente", exact: true }).click();
  await expect(page.getByText(/Imagen 2 de/)).toBeVisible();
});
