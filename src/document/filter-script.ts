/**
 * Runs just before a list is parsed: when the address has a filter, the whole list is not shown for a moment first
 * (`waits-for-filter` in `ui/theme.css`), and the island does not wait for a touch.
 */
import { inlineScript } from "./inline-script.ts";

/** Stands alone on purpose: its own text is the script, so it may use nothing from outside. */
function prepareFilters(island: string, names: readonly string[], browser: Window) {
  const query = new URLSearchParams(browser.location.search);
  if (!names.some((name) => query.has(name))) return;
  browser.document.documentElement.dataset.filtering = "";
  browser.earlyHydrate = island;
}

export function filterScript(island: string, names: readonly string[]): string {
  return inlineScript(prepareFilters, island, names);
}
