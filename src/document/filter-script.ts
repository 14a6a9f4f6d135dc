/**
 * Runs just before a list is parsed. If the address has a filter, the unfiltered list stays invisible
 * (`waits-for-filter` in `ui/utilities.css`) and the island hydrates without waiting for a touch. A hash that repeats a filter
 * leads to that part of the whole list, where there are no scripts; here the filtered list is that part, from its beginning.
 */
import { inlineScript } from "./inline-script.ts";

/** Serialised into the document (`inline-script.ts`), so it may use nothing from outside. */
function prepareFilters(island: string, names: readonly string[], listId: string, browser: Window) {
  const query = new URLSearchParams(browser.location.search);
  if (!names.some((name) => query.has(name))) return;
  browser.document.documentElement.dataset.filtering = "";
  browser.earlyHydrate = island;
  const { hash, pathname, search } = browser.location;
  if (listId && names.some((name) => hash === `#${query.get(name)}`))
    browser.history.replaceState(browser.history.state, "", `${pathname}${search}#${listId}`);
}

export function filterScript(island: string, names: readonly string[], listId = ""): string {
  return inlineScript(prepareFilters, island, names, listId);
}
