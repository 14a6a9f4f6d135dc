/** On phones the full hero picture replaces the light one. It is fetched after everything else. */

const IDLE_DELAY_MS = 2000;
const AFTER_LOAD_DELAY_MS = 1000;
const MOBILE = "(width < 48rem)";

const heroTemplate = document.getElementById("hero-full");

/** Browsers do not fetch a picture inside a template. */
function fetchFullPicture() {
  const full = heroTemplate instanceof HTMLTemplateElement ? heroTemplate.content.querySelector("img") : null;
  if (!full) return;
  full.addEventListener("load", () => full.setAttribute("data-loaded", ""), { once: true });
  heroTemplate?.replaceWith(full);
}

if (matchMedia(MOBILE).matches) {
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(fetchFullPicture, { timeout: IDLE_DELAY_MS });
    else setTimeout(fetchFullPicture, AFTER_LOAD_DELAY_MS);
  });
}
