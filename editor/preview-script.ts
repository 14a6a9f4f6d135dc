/** The preview follows what is open in the editor. It reloads by itself when something was saved. */

import { isLanguage, LANGUAGE_KEY } from "../contract/languages.ts";
import { inLanguage } from "../contract/routes.ts";
import { openField } from "./field-script.ts";

const FOLLOW_MS = 300;

const editor = document.querySelector<HTMLIFrameElement>("#editor");
const preview = document.querySelector<HTMLIFrameElement>("#preview");
const alone = document.querySelector<HTMLAnchorElement>("#alone");
const buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-language]")];
const mistake = document.querySelector<HTMLElement>("#mistake");
const addresses = (json = "{}") => new Map<string, string>(Object.entries(JSON.parse(json)));
const previews = addresses(preview?.dataset.previews);
const lists = addresses(preview?.dataset.lists);

const language = () => buttons.find((button) => button.ariaPressed === "true")?.dataset.language ?? "es";
let opened = "";

function show(address: string): void {
  const chosen = language();
  const inChosen = isLanguage(chosen) ? inLanguage(address, chosen) : address;
  // The site itself goes to the language that its visitor chose last.
  localStorage.setItem(LANGUAGE_KEY, chosen);
  preview?.contentWindow?.location.replace(inChosen);
  if (alone) alone.href = inChosen;
}

function follow(): void {
  const path = editor?.contentWindow?.location.pathname ?? "";
  const [, kind = "", item = ""] =
    path.match(/^\/keystatic\/(?:singleton|collection)\/(\w+)(?:\/item\/([^/]+))?/) ?? [];
  const name = decodeURIComponent(item).replace(/\.\w\w$/, "");
  const address =
    item || !previews.get(kind)?.includes("*") ? previews.get(kind)?.replace("*", name) : lists.get(kind);
  if (!address || address === opened) return;
  opened = address;
  show(address);
}

for (const button of buttons) {
  button.ariaPressed = String(button.dataset.language === "es");
  button.addEventListener("click", () => {
    for (const one of buttons) one.ariaPressed = String(one === button);
    show(preview?.contentWindow?.location.pathname ?? "/es/");
  });
}
setInterval(follow, FOLLOW_MS);

/** A page that could not be drawn is empty; it comes back by itself when the mistake is gone. */
function tellMistake(): void {
  const page = preview?.contentDocument;
  if (!mistake || !page || page.readyState !== "complete" || page.URL === "about:blank") return;
  mistake.hidden = page.querySelector("main") !== null;
}
preview?.addEventListener("load", tellMistake);
tellMistake();

const field = new URLSearchParams(location.search).get("campo");
// Where the form has no such field, it is open all the same.
if (editor && field) openField(editor, field.split(" › ")).catch(() => {});

// A saved file reloads the site's pages; here that would throw away what is being written.
import.meta.hot?.on("vite:beforeFullReload", (payload) => {
  payload.path = "/no-page-of-the-editor.html";
});
