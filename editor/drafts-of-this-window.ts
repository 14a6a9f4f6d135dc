import { createStore, del, entries, set } from "idb-keyval";
import { DRAFTS } from "./form-events.ts";
import { windowDrafts } from "./window-drafts.ts";

/** Keystatic's own. */
const store = createStore("keystatic", "items");
const windowName = crypto.randomUUID();
// Held as long as the window is open: the browser lets go of it when the window is closed or killed.
void navigator.locks.request(windowName, () => new Promise<never>(() => {}));

Object.assign(globalThis, {
  [DRAFTS]: windowDrafts({
    windowName,
    openWindows: async () => ((await navigator.locks.query()).held ?? []).map(({ name = "" }) => name),
    files: async () => {
      const answer = await fetch("/api/keystatic/tree", { headers: { "no-cors": "1" } });
      const tree: { path: string }[] = await answer.json();
      return tree.map(({ path }) => path);
    },
    storage: {
      entries: () => entries(store),
      set: (key, draft) => set([...key], draft, store),
      del: (key) => del([...key], store),
    },
  }),
});
