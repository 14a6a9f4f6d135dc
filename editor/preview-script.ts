/** The preview follows what is open in the editor, and is drawn anew when something was saved. */

import { isLanguage, LANGUAGE_KEY } from "../contract/languages.ts";
import { inLanguage } from "../contract/routes.ts";
import { openField } from "./field-script.ts";
import { previewOf } from "./preview-address.ts";
import type { Findings } from "./publication/problems.ts";

const FOLLOW_MS = 300;
const TRY_AGAIN_MS = 2000;
/** For a page of the editor, which is drawn when it is asked for. */
const ANSWER_MS = 30_000;
const NOT_FOUND = 404;
const WIDTHS: Readonly<Record<string, number>> = { computer: 1280, phone: 390 };
/** Not what an owner looks for here: the cookie notice, and the development server's words about a mistake. */
const OUT_OF_THE_WAY = "#cookie-banner, vite-error-overlay { display: none !important }";

/** As in the styles of the page: on a telephone the preview is a telephone's. */
const hasRoomForBoth = matchMedia("(width >= 60rem)").matches;
/** Where the window has just been opened, and nothing could be drawn yet. */
const NOTHING_GOOD = `<p lang="es" style="margin: 2em; font: 40px sans-serif">La vista previa vuelve en cuanto lo corrijas.</p>`;

const editor = document.querySelector<HTMLIFrameElement>("#editor");
const preview = document.querySelector<HTMLIFrameElement>("#preview");
const alone = document.querySelector<HTMLAnchorElement>("#alone");
const mistake = document.querySelector<HTMLElement>("#mistake");
const lastGoodNotice = document.querySelector<HTMLElement>("#last-good");
const languages = [...document.querySelectorAll<HTMLButtonElement>("[data-language]")];
const widths = [...document.querySelectorAll<HTMLButtonElement>("[data-width]")];
const addresses = (json = "{}") => new Map<string, string>(Object.entries(JSON.parse(json)));
const previews = addresses(preview?.dataset.previews);
const lists = addresses(preview?.dataset.lists);

const pressed = (buttons: readonly HTMLButtonElement[]) => buttons.find((one) => one.ariaPressed === "true");
function press(button: HTMLButtonElement, among: readonly HTMLButtonElement[]): void {
  for (const one of among) one.ariaPressed = String(one === button);
}

let opened = "";
/** The page that is wanted, whether it can be drawn or not. */
let wanted = "/es/";
/** Asked for, and not there yet: what is loaded until then is the page before. */
let isOnItsWay = false;
/** Something was saved meanwhile: what comes may be as it was before. */
let isOutdated = false;
/** The last page that could be drawn. */
let lastGood = "";

function show(address: string): void {
  const chosen = pressed(languages)?.dataset.language ?? "es";
  wanted = isLanguage(chosen) ? inLanguage(address, chosen) : address;
  isOnItsWay = true;
  // The site itself goes to the language that its visitor chose last.
  localStorage.setItem(LANGUAGE_KEY, chosen);
  // The last good page stays until this one comes: without its `srcdoc` the frame would be white all the while.
  preview?.contentWindow?.location.replace(wanted);
  if (alone) alone.href = wanted;
}

function follow(): void {
  const open = previewOf(editor?.contentWindow?.location.pathname ?? "", previews, lists);
  if (!open || open.address + open.language === opened) return;
  opened = open.address + open.language;
  const button = languages.find(({ dataset }) => dataset.language === open.language);
  if (button) press(button, languages);
  show(open.address);
}

for (const button of languages) {
  button.ariaPressed = String(button.dataset.language === "es");
  button.addEventListener("click", () => {
    press(button, languages);
    show(wanted);
  });
}

/** The page as wide as on that screen, made smaller where there is less room. */
function fitToRoom(): void {
  const width = WIDTHS[pressed(widths)?.dataset.width ?? ""];
  const room = preview?.parentElement;
  if (!preview || !room || !width) return;
  const scale = Math.min(1, room.clientWidth / width);
  preview.style.width = `${width}px`;
  preview.style.height = `${room.clientHeight / scale}px`;
  preview.style.transform = `scale(${scale})`;
  preview.style.marginLeft = `${Math.max(0, (room.clientWidth - width * scale) / 2)}px`;
}
for (const button of widths) {
  button.ariaPressed = String(button.dataset.width === (hasRoomForBoth ? "computer" : "phone"));
  button.addEventListener("click", () => {
    press(button, widths);
    fitToRoom();
  });
}
if (preview?.parentElement) new ResizeObserver(fitToRoom).observe(preview.parentElement);

const view = document.querySelector<HTMLButtonElement>("#view");
view?.addEventListener("click", () => {
  const isShown = view.ariaPressed !== "true";
  view.ariaPressed = String(isShown);
  view.textContent = isShown ? "Escribir" : "Ver la web";
});

function statusOf({ defaultView }: Document): number | undefined {
  const [visit] = defaultView?.performance.getEntriesByType("navigation") ?? [];
  return (visit as PerformanceNavigationTiming | undefined)?.responseStatus; // what entries of this type are
}

/** A page that cannot be drawn leaves the last good one in its place. */
function judge(): void {
  const page = preview?.contentDocument;
  if (!preview || !mistake || !page || page.readyState !== "complete" || page.URL === "about:blank") return;
  const style = page.createElement("style");
  style.textContent = OUT_OF_THE_WAY;
  page.head?.append(style);
  if (page.URL === "about:srcdoc") return;
  // Of something that was removed in another window.
  if (statusOf(page) === NOT_FOUND && page.location.pathname !== wanted) {
    show(wanted);
    return;
  }
  if (page.location.pathname === wanted) isOnItsWay = false;
  if (!isOnItsWay && isOutdated) {
    drawAnew(page);
    return;
  }
  const isGood = page.querySelector("main") !== null;
  mistake.hidden = isGood;
  if (isGood) {
    lastGood = page.documentElement.outerHTML;
    if (!isOnItsWay) wanted = page.location.pathname;
  } else preview.srcdoc = lastGood || NOTHING_GOOD;
  if (lastGoodNotice) lastGoodNotice.hidden = lastGood === "";
}
preview?.addEventListener("load", judge);
judge();

function drawAnew(page: Document): void {
  isOnItsWay = true;
  isOutdated = false;
  page.location.reload();
}

/** A page that did not come leaves nothing, or the browser's own words, which cannot be read from here. */
function isEmpty(): boolean {
  const page = preview?.contentDocument;
  return !page || (page.readyState === "complete" && !page.body?.firstElementChild);
}

setInterval(follow, FOLLOW_MS);
// It comes back by itself when the mistake is gone, or the line is there again.
setInterval(() => {
  if (mistake?.hidden === false || isEmpty()) void showIfGood();
}, TRY_AGAIN_MS);

/** Being asked for, or on its way: asked for again, the page would be drawn several times. */
let isComing = false;
preview?.addEventListener("load", () => {
  isComing = false;
});

async function showIfGood(): Promise<void> {
  if (isComing) return;
  isComing = true;
  // The page itself is asked for only then: while there is a mistake it answers with an error each time.
  const isRight = await isContentRight();
  const answer = isRight ? await answerOf(wanted) : undefined;
  // also the page that says that there is none: of what was wrong and is removed
  if (answer && (answer.ok || answer.status === NOT_FOUND)) show(wanted);
  else isComing = false;
}

const answerOf = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);

async function isContentRight(): Promise<boolean> {
  const answer = await answerOf("/editor/problems");
  // Its line may break in the middle of it.
  const findings: Pick<Findings, "problems"> | undefined = await answer?.json().catch(() => undefined);
  return findings?.problems.length === 0;
}

const field = new URLSearchParams(location.search).get("campo");
// Where the form has no such field, it is open all the same.
if (editor && field) openField(editor, field.split(" › ")).catch(() => {});

/** The page does not do it by itself (`preview-page-script.ts`): it may have been removed, and another is wanted. */
function showAnew(): void {
  // A browser may drop a second wish for a page that is on its way: it is drawn anew when it has come.
  isOutdated ||= isOnItsWay;
  follow();
  const page = preview?.contentDocument;
  if (!page?.URL.startsWith(location.origin)) void showIfGood();
  else if (page.location.pathname === wanted && !isOnItsWay) drawAnew(page);
  else show(wanted);
}

import.meta.hot?.on("vite:beforeFullReload", (payload) => {
  // This page would throw away what is being written.
  payload.path = "/no-page-of-the-editor.html";
  showAnew();
});
