/** The header gets a shadow once the page has moved under it. */
const HEADER_SHADOW_AFTER_PX = 10;

const header = document.getElementById("header");

function showShadow() {
  header?.toggleAttribute("data-scrolled", scrollY > HEADER_SHADOW_AFTER_PX);
}

addEventListener("scroll", showShadow, { passive: true });
showShadow();
