/**
 * Runs in the head. On a slow connection a visitor may click or type before the islands' script runs: the last target of
 * each is recorded, and `islands/intent.ts` hydrates that island and repeats the click.
 */
import { inlineScript } from "./inline-script.ts";

/** Serialised into the document (`inline-script.ts`), so it may use nothing from outside. */
function recordEarlyEvents(browser: Window) {
  browser.document.addEventListener("click", ({ target }) => {
    browser.earlyClick = target;
  });
  browser.document.addEventListener("focusin", ({ target }) => {
    browser.earlyFocus = target;
  });
}

export function earlyEventsScript(): string {
  return inlineScript(recordEarlyEvents);
}
