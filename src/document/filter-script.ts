/**
 * Runs just before a list is parsed. If the address has a filter, the unfiltered list stays invisible
 * (`waits-for-filter` in `ui/theme.css`) and the island hydrates without waiting for a touch.
 */
import { inlineScript } from "./inline-script.ts";

/** Serialised into the document (`inline-script.ts`), so it may use nothing from outside. */
function prepareFilters(island: string, names: readonly string[], browser: Window) {
  const query = new URLSearchParams(browser.location.search);
  if (!names.some((name) => query.has(name))) return;
  browser.document.documentElement.dataset.filtering = "";
  browser.earlyHydrate = island;
}

export function filterScript(island: string, names: readonly string[]): string {
  return inlineScript(prepareFilters, island, names);
}
