/**
 * Runs just before a list is parsed: when the address has a filter, the whole list is not shown for a moment first
 * (`waits-for-filter` in `ui/theme.css`), and the island is called awake without waiting for a touch.
 */
import { wakeEvent } from "../islands/events.ts";
import { inlineScript } from "./inline-script.ts";

/** Stands alone on purpose: its own text is the script, so it may use nothing from outside. */
function prepareFilters(names: readonly string[], wake: string, browser: Window) {
  const query = new URLSearchParams(browser.location.search);
  if (!names.some((name) => query.has(name))) return;
  const { document } = browser;
  document.documentElement.dataset.filtering = "";
  const call = () => document.dispatchEvent(new CustomEvent(wake));
  document.addEventListener("DOMContentLoaded", call, { once: true });
}

export function filterScript(island: string, names: readonly string[]): string {
  return inlineScript(prepareFilters, names, wakeEvent(island));
}
