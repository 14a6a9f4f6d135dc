/** Loads the map when it is asked for: whoever serves it learns the visitor's address. */
const template = document.querySelector<HTMLTemplateElement>("template#map");

document.querySelector('[data-shows="map"]')?.addEventListener(
  "click",
  () => {
    const frame = template?.content.querySelector("iframe");
    if (!frame) return;
    template?.replaceWith(frame);
    frame.focus();
  },
  { once: true },
);
