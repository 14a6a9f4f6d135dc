/** Anchors: how a visitor gets to a part of the page, on this page and on arriving. */
import { CURRENT_PAGE_KEY } from "../current-page.ts";
import { drawEverything } from "./drawing.ts";
import { linkOf } from "./link-of.ts";

const SMOOTH_SCROLL_MS = 1000;
const HASH_SCROLL_DELAY_MS = 50;

const root = document.documentElement;

function scrollSmoothly() {
  // It goes to where the target was when it began.
  drawEverything();
  root.classList.add("smooth-scroll");
  setTimeout(() => root.classList.remove("smooth-scroll"), SMOOTH_SCROLL_MS);
}

document.addEventListener("click", (event) => {
  const link = linkOf(event);
  if (link?.pathname === location.pathname && link.hash) scrollSmoothly();
});

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
