/**
 * Runs in the head: on a slow line a visitor may press a button before the page's own script has arrived. What was
 * clicked last is kept for it, and `islands/intent.ts` makes the click again.
 */
import { inlineScript } from "./inline-script.ts";

/** Stands alone on purpose: its own text is the script, so it may use nothing from outside. */
function keepClicks(browser: Window) {
  browser.document.addEventListener("click", (event) => {
    browser.earlyClick = event.target;
  });
}

export function earlyScript(): string {
  return inlineScript(keepClicks);
}
