/**
 * Runs in the head. First the first screen: the page's own script (`data-start`, written by `lean/scripts.ts`) is fetched
 * when that is painted, and draws what is below (`data-far`, `near-script.ts`). Whoever scrolls before it has come, or
 * waits for it too long, gets that at once. A list that waits for its filter is in a hurry.
 */
import { inlineScript } from "./inline-script.ts";

/** Stands alone on purpose: its own text is the script, so it may use nothing from outside. */
function openPage(patienceMs: number, browser: Window) {
  const { document } = browser;
  const { dataset } = document.documentElement;
  dataset.draws = "first";
  const open = () => {
    dataset.draws = "near";
  };
  const start = () => {
    if (dataset.start) void import(/* @vite-ignore */ dataset.start).then(() => delete dataset.start);
  };
  document.addEventListener("scroll", open, { once: true });
  document.addEventListener("DOMContentLoaded", () => {
    if (browser.earlyWake) start();
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName("first-contentful-paint")[0]) start();
    }).observe({ type: "paint", buffered: true });
    setTimeout(start, patienceMs);
    setTimeout(open, patienceMs);
  });
}

/** For browsers that do not tell when they paint, and fonts that do not arrive. Starting twice is starting once. */
const PATIENCE_MS = 2000;

export function startScript(): string {
  return inlineScript(openPage, PATIENCE_MS);
}
