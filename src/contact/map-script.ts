/** Loads the map when it is asked for: whoever serves it learns the visitor's address. */
const frame = document.querySelector<HTMLIFrameElement>("iframe[data-src]");

document.querySelector('[data-shows="map"]')?.addEventListener("click", () => {
  if (!frame) return;
  frame.src = frame.dataset.src ?? "";
  frame.hidden = false;
  frame.focus();
});
