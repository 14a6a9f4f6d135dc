/**
 * View transitions between pages, unless the visitor prefers reduced motion. Set by a script because the HTML checker does
 * not know `@view-transition` yet and reports it in an inlined stylesheet.
 */
import { inlineScript } from "./inline-script.ts";

const RULE = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";

/** Serialised into the document (`inline-script.ts`), so it may use nothing from outside. */
function adopt(rule: string, browser: Window) {
  // Browsers without these know no transitions either.
  if (!("adoptedStyleSheets" in browser.document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  browser.document.adoptedStyleSheets.push(sheet);
}

export function transitionScript(): string {
  return inlineScript(adopt, RULE);
}
