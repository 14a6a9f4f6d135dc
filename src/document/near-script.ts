import { whenLoaded } from "./when-loaded.ts";

/** What was drawn because it came near stays drawn; the rest follows when the browser has nothing better to do. */
function keepDrawn(part: Element) {
  if (part instanceof HTMLElement) part.style.contentVisibility = "visible";
}

document.addEventListener("contentvisibilityautostatechange", (event) => {
  const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent; // what this event is called for
  if (!skipped && target instanceof Element) keepDrawn(target);
});

const PATIENCE_MS = 100;

/** One at a time, so that none of it holds up a touch. */
function drawRest([part, ...rest]: Element[]) {
  if (!part) return;
  const next = () => {
    keepDrawn(part);
    drawRest(rest);
  };
  if ("requestIdleCallback" in window) requestIdleCallback(next, { timeout: PATIENCE_MS });
  else setTimeout(next, PATIENCE_MS);
}

whenLoaded(() => drawRest([...document.querySelectorAll("[data-far]")]));
