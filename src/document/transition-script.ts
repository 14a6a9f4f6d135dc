/**
 * Pages change with the browser's own transition where motion is welcome. A script says so, not the stylesheet inside the
 * document: there the at-rule is an error to the HTML checker, which does not know it yet.
 */
import { inlineScript } from "./inline-script.ts";

const RULE = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";

/** Stands alone on purpose: its own text is the script, so it may use nothing from outside but the browser. */
function adopt(rule: string, browser: Window) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  browser.document.adoptedStyleSheets.push(sheet);
}

export function transitionScript(): string {
  return inlineScript(adopt, RULE);
}
