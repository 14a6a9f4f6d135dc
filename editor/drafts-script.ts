/** The publication page warns of what was written and not saved: Keystatic keeps it in the browser. */
import { createStore, keys } from "idb-keyval";
import { namedDrafts } from "./draft-names.ts";

const place = document.querySelector<HTMLElement>("#drafts");

async function warnOfDrafts(): Promise<void> {
  const drafts = namedDrafts(await keys(createStore("keystatic", "items")));
  if (!place || drafts.length === 0) return;
  place.hidden = false;
  const links = drafts.flatMap(({ name, link }, index) => {
    const opens = document.createElement("a");
    opens.href = link;
    opens.textContent = name;
    return index === 0 ? [opens] : [", ", opens];
  });
  place.replaceChildren("Hay cambios sin guardar, que no se publicarán: ", ...links, ".");
}

// Without storage there are no drafts either.
warnOfDrafts().catch(() => {});
