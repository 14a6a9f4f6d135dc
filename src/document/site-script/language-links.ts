/** The language switch leads to where the visitor is now, without an entry of its own in the history. */
import { isLanguage } from "../../../contract/languages.ts";
import { linkOf } from "./link-of.ts";

/** The middle button opens the other language in a tab of its own. */
document.addEventListener("auxclick", (event) => keepPlace(languageLink(event)));

document.addEventListener("click", (event) => {
  const link = languageLink(event);
  keepPlace(link);
  if (!link || !opensHere(event)) return;
  // Going back leads to where the visitor was, not to the same page.
  event.preventDefault();
  location.replace(link.href);
});

function languageLink(event: Event): HTMLAnchorElement | null {
  const link = linkOf(event);
  return link?.matches("[data-language]") ? link : null;
}

/** Not in another tab or window. */
const opensHere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** The switch leads to where the visitor is now, on a not-found view too; `language-script.ts` saves the choice. */
function keepPlace(link: HTMLAnchorElement | null) {
  if (!link) return;
  const { pathname } = location;
  const [, first = ""] = pathname.split("/");
  const shared = isLanguage(first) ? pathname.slice(first.length + 1) : pathname;
  link.pathname = `/${link.dataset.language}${shared || "/"}`;
  link.search = location.search;
  link.hash = location.hash;
}
