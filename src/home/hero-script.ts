/** On phones the hero's full picture replaces the light one once it has arrived; it is fetched when all else is done. */
const IDLE_DELAY_MS = 2000;
const AFTER_LOAD_DELAY_MS = 1000;
const MOBILE = "(width < 48rem)";

const full = document.getElementById("hero-full");

function fetchFullPicture() {
  if (!(full instanceof HTMLImageElement)) return;
  full.addEventListener("load", () => full.setAttribute("data-loaded", ""), { once: true });
  full.srcset = full.dataset.srcset ?? "";
  full.src = full.dataset.src ?? "";
}

if (matchMedia(MOBILE).matches) {
  if ("requestIdleCallback" in window) {
    addEventListener("load", () => requestIdleCallback(fetchFullPicture, { timeout: IDLE_DELAY_MS }), {
      once: true,
    });
  } else {
    addEventListener("load", () => setTimeout(fetchFullPicture, AFTER_LOAD_DELAY_MS), { once: true });
  }
}
