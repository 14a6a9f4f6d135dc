/** Runs on every page, without React: header shadow, back to top, anchors, menu, language links, cookie banner. */
import "../consent/banner-script.ts";

const HEADER_SHADOW_AFTER_PX = 10;
const BACK_TO_TOP_AFTER_PX = 300;
const SMOOTH_SCROLL_MS = 1000;
const HASH_SCROLL_DELAY_MS = 50;
const CURRENT_PAGE_KEY = "current-page";

const root = document.documentElement;
const header = document.getElementById("header");
const backToTop = document.getElementById("back-to-top");
const menu = document.getElementById("menu");

function onScroll() {
  header?.toggleAttribute("data-scrolled", scrollY > HEADER_SHADOW_AFTER_PX);
  if (backToTop) backToTop.hidden = scrollY <= BACK_TO_TOP_AFTER_PX;
}
addEventListener("scroll", onScroll, { passive: true });
onScroll();

function scrollSmoothly() {
  root.classList.add("smooth-scroll");
  setTimeout(() => root.classList.remove("smooth-scroll"), SMOOTH_SCROLL_MS);
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return;
  if (link.dataset.language) keepPlace(link);
  if (menu?.contains(link)) menu.removeAttribute("open");
  if (link.pathname === location.pathname && link.hash) scrollSmoothly();
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !menu?.hasAttribute("open")) return;
  menu.removeAttribute("open");
  menu.querySelector("summary")?.focus();
});

/** The language switch keeps query and hash; the choice itself is saved by `language-script.ts`. */
function keepPlace(link: HTMLAnchorElement) {
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
  const target = location.hash && document.getElementById(location.hash.slice(1));
  if (!target) return;
  setTimeout(() => {
    if (wasHere) scrollSmoothly();
    target.scrollIntoView();
  }, HASH_SCROLL_DELAY_MS);
}
scrollToHash();
