/** Runs on every page, without React: header shadow, back to top, anchors, menu, language links, cookie banner. */
import { isLanguage } from "../../contract/languages.ts";
import "../consent/banner-script.ts";
import { CURRENT_PAGE_KEY } from "./current-page.ts";

const HEADER_SHADOW_AFTER_PX = 10;
const BACK_TO_TOP_AFTER_PX = 300;
const AT_REST_AFTER_MS = 100;
const SMOOTH_SCROLL_MS = 1000;
const HASH_SCROLL_DELAY_MS = 50;

const root = document.documentElement;
const header = document.getElementById("header");
const backToTop = document.getElementById("back-to-top");
const menu = document.getElementById("menu");

let atRest: ReturnType<typeof setTimeout>;

function onScroll() {
  header?.toggleAttribute("data-scrolled", scrollY > HEADER_SHADOW_AFTER_PX);
  if (!backToTop) return;
  backToTop.hidden = scrollY <= BACK_TO_TOP_AFTER_PX;
  clearTimeout(atRest);
  // Looking at what lies beneath lays the page out: in every frame of a scroll only for those who follow the focus.
  if (document.activeElement?.matches(":focus-visible")) stepAside();
  else atRest = setTimeout(stepAside, AT_REST_AFTER_MS);
}

function stepAside() {
  if (!backToTop) return;
  const isInTheWay = !backToTop.hidden && (coversField(backToTop) || coversFocus(backToTop));
  backToTop.toggleAttribute("data-in-the-way", isInTheWay);
}

/** What rises above the page, such as the banner, makes room by itself. */
const FIELDS = ":is(main, footer) :is(input, select, textarea, label, summary, button, [href^='tel:'])";

function coversField(control: HTMLElement): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  return corners.some(({ x, y }) =>
    document.elementsFromPoint(x, y).some((element) => element.matches(FIELDS)),
  );
}

function coversFocus(control: HTMLElement): boolean {
  const focused = document.querySelector(":is(main, footer) :focus-visible");
  if (!focused || focused === control) return false;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const other = focused.getBoundingClientRect();
  return left < other.right && right > other.left && top < other.bottom && bottom > other.top;
}

addEventListener("scroll", onScroll, { passive: true });
addEventListener("focusin", onScroll);
onScroll();

/** On phones the call bar comes when the hero's own buttons, or a carousel's, have left: it would lie on them. */
const callBar = document.getElementById("call-bar");
const freeOfBar = document.querySelector("[data-free-of-call-bar]");
if (callBar && freeOfBar) {
  new IntersectionObserver((entries) => {
    callBar.toggleAttribute("data-waits", entries.at(-1)?.isIntersecting === true);
  }).observe(freeOfBar);
}

/** Also while a button is pressed: a bar that came back between press and release would take the click. */
const FORM_IN_USE = "form :is(input, select, textarea, button, a):is(:focus, :active)";

for (const change of ["focusin", "focusout", "pointerup"])
  addEventListener(change, () =>
    setTimeout(() =>
      callBar?.toggleAttribute("data-form-in-use", document.querySelector(FORM_IN_USE) !== null),
    ),
  );

/**
 * What waits below the screen (`draws-when-near` in `ui/theme.css`) is drawn once the page has loaded and the browser is
 * idle, one part at a time: then scroll bar, anchors and pictures of the whole page are as if nothing had waited.
 */
const waiting = document.querySelectorAll<HTMLElement>(".draws-when-near");
const draw = (part: HTMLElement) => {
  part.style.contentVisibility = "visible";
};

addEventListener("load", () => {
  const parts = waiting.values();
  const drawNext = () => {
    const { value: part } = parts.next();
    if (!part) return;
    draw(part);
    // Only one in a frame.
    requestAnimationFrame(() => requestIdleCallback(drawNext));
  };
  // Safari has none, and lets nothing wait.
  if ("requestIdleCallback" in window) requestIdleCallback(drawNext);
});

function scrollSmoothly() {
  // It goes to where the target was when it began.
  waiting.forEach(draw);
  root.classList.add("smooth-scroll");
  setTimeout(() => root.classList.remove("smooth-scroll"), SMOOTH_SCROLL_MS);
}

const linkOf = (target: EventTarget | null) => (target instanceof Element ? target.closest("a") : null);

/** The middle button opens the other language in a tab of its own. */
document.addEventListener("auxclick", ({ target }) => keepPlace(linkOf(target)));

document.addEventListener("click", (event) => {
  const link = linkOf(event.target);
  if (!link) return;
  keepPlace(link);
  if (isLanguageLink(link) && opensHere(event)) {
    // Without an entry of its own: going back leads to where the visitor was, not to the same page.
    event.preventDefault();
    location.replace(link.href);
  }
  if (menu?.contains(link)) menu.removeAttribute("open");
  if (link.pathname === location.pathname && link.hash) scrollSmoothly();
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !menu?.hasAttribute("open")) return;
  menu.removeAttribute("open");
  menu.querySelector("summary")?.focus();
});

const isLanguageLink = (link: HTMLAnchorElement) => link.closest("[data-language-switch]") !== null;

/** Not in another tab or window. */
const opensHere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** The switch leads to where the visitor is now, on a not-found view too; `language-script.ts` saves the choice. */
function keepPlace(link: HTMLAnchorElement | null) {
  if (!link || !isLanguageLink(link)) return;
  const [, first = ""] = location.pathname.split("/");
  const shared = isLanguage(first) ? location.pathname.slice(first.length + 1) : location.pathname;
  link.pathname = `/${link.dataset.language}${shared || "/"}`;
  link.search = location.search;
  link.hash = location.hash;
}

/** Arriving with a hash: smooth when the visitor was on this page already, at once otherwise. */
function scrollToHash() {
  let wasHere = false;
  try {
    wasHere = sessionStorage.getItem(CURRENT_PAGE_KEY) === location.pathname;
    sessionStorage.setItem(CURRENT_PAGE_KEY, location.pathname);
  } catch {
    // Storage is blocked: scroll at once.
  }
  const navigation = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined; // none else has that name
  // The browser keeps the visitor's place.
  if (navigation?.type === "back_forward") return;
  const target = location.hash && document.getElementById(location.hash.slice(1));
  if (!target) {
    if (navigation?.type === "reload") beginAtTop();
    return;
  }
  setTimeout(() => {
    if (wasHere) scrollSmoothly();
    target.scrollIntoView();
  }, HASH_SCROLL_DELAY_MS);
}

/** After a reload the browser would scroll down again. */
function beginAtTop() {
  history.scrollRestoration = "manual";
  scrollTo(0, 0);
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
}

scrollToHash();
