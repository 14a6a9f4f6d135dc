/**
 * Runs in the head: on a slow line a visitor may press a button or begin to write before the page's own script has
 * arrived. What was touched last is kept for it: `islands/intent.ts` wakes the island, and makes a click again.
 */
import { inlineScript } from "./inline-script.ts";

/** Stands alone on purpose: its own text is the script, so it may use nothing from outside. */
function keepTouches(browser: Window) {
  browser.document.addEventListener("click", ({ target }) => {
    browser.earlyClick = target;
  });
  browser.document.addEventListener("focusin", ({ target }) => {
    browser.earlyFocus = target;
  });
}

export function earlyEventsScript(): string {
  return inlineScript(keepTouches);
}
