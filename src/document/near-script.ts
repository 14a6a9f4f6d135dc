/** Draws what is far below (`data-far`) once the first screen has its font: before, all of it would be laid out twice. */

/** What was drawn once stays drawn. */
function keepDrawn(part: Element) {
  if (part instanceof HTMLElement) part.style.contentVisibility = "visible";
}

document.addEventListener("contentvisibilityautostatechange", (event) => {
  const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent; // what this event is called for
  if (!skipped && target instanceof Element) keepDrawn(target);
});

const PATIENCE_MS = 100;

/** One at a time and when the browser has nothing better to do, so that none of it holds up a touch. */
function drawRest([part, ...rest]: Element[]) {
  const next = () => {
    if (!part) {
      document.documentElement.dataset.draws = "near";
      return;
    }
    keepDrawn(part);
    drawRest(rest);
  };
  if ("requestIdleCallback" in window) requestIdleCallback(next, { timeout: PATIENCE_MS });
  else setTimeout(next, PATIENCE_MS);
}

void document.fonts.ready.then(() => drawRest([...document.querySelectorAll("[data-far]")]));
