/** The publication page warns of what was written and not saved: Keystatic keeps it in the browser. */
import { createStore, keys } from "idb-keyval";
import { draftNames } from "./draft-names.ts";

const place = document.querySelector<HTMLElement>("#drafts");

async function warnOfDrafts(): Promise<void> {
  const names = draftNames(await keys(createStore("keystatic", "items")));
  if (!place || names.length === 0) return;
  place.hidden = false;
  place.textContent = `Hay cambios sin guardar, que no se publicarán: ${names.join(", ")}.`;
}

// Without storage there are no drafts either.
warnOfDrafts().catch(() => {});
