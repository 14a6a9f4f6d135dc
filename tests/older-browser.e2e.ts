/** A telephone that gets no new browser any more: what every visitor touches answers there too. */
import { expect, type Page, test } from "@playwright/test";
import { content, first } from "./content.ts";
import { answer, bannerOf, dialogOf, footerControl } from "./parts/consent-page.ts";
import {
  expectToast,
  field,
  fillIn,
  sendButton,
  touchForm,
  visitContactPage,
} from "./parts/contact-visitor.ts";
import { FILES } from "./parts/sample-files.ts";

/** What browsers learned after 2022, and every one that the styles ask for has not. */
async function forgetNewerYears(page: Page) {
  await page.addInitScript(() => {
    const Walker = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    const newer: [object, string[]][] = [
      [Promise, ["withResolvers", "try"]],
      [Object, ["groupBy"]],
      [Map, ["groupBy"]],
      [Array, ["fromAsync"]],
      [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
      [String.prototype, ["isWellFormed", "toWellFormed"]],
      [
        Set.prototype,
        ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
      ],
      [
        Walker,
        ["map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "every", "find"],
      ],
      [RegExp, ["escape"]],
      [ArrayBuffer.prototype, ["transfer"]],
      [URL, ["canParse", "parse"]],
      [AbortSignal, ["any", "timeout"]],
      [HTMLFormElement.prototype, ["requestSubmit"]],
      [Element.prototype, ["checkVisibility"]],
      [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
      [Document.prototype, ["startViewTransition", "adoptedStyleSheets"]],
      [window, ["navigation", "scheduler", "requestIdleCallback", "CloseWatcher", "Iterator", "onscrollend"]],
    ];
    window.CSSStyleSheet = new Proxy(CSSStyleSheet, {
      construct: () => {
        throw new TypeError("Illegal constructor");
      },
    });
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}

let errors: string[];
test.beforeEach(async ({ page }) => {
  errors = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await forgetNewerYears(page);
});
test.afterEach(() => expect(errors).toEqual([]));

test("a message with a photograph is sent", async ({ page }) => {
  await visitContactPage(page);
  await touchForm(page);
  const { name, bytes } = FILES.jpeg;
  await field(page, "files").setInputFiles({ name, mimeType: "image/jpeg", buffer: bytes });
  await fillIn(page);
  await sendButton(page).click();
  await expectToast(page, "Mensaje enviado");
});

test("cookies are answered and chosen, the fleet is filtered, a project's pictures turn", async ({
  page,
}) => {
  await page.goto("/es/");
  await answer(page, "Rechazar todas").click();
  await expect(bannerOf(page)).toBeHidden();
  await footerControl(page).click();
  await dialogOf(page).getByRole("tab").last().click();
  await dialogOf(page).getByRole("button", { name: "Guardar" }).click();
  await expect(dialogOf(page)).toBeHidden();

  await page.goto("/es/maquinaria");
  const { title } = first(content.machinery.categories);
  await page.getByRole("radio", { name: title.es }).check();
  await expect(page).toHaveURL(/categoria=/);

  const { slug } = first(content.projects.filter(({ images }) => images.length > 1));
  await page.goto(`/es/proyectos/${slug}`);
  await page.getByRole("button", { name: "Imagen siguiente", exact: true }).click();
  await expect(page.getByText(/^Imagen 2 de/)).toBeVisible();
});
