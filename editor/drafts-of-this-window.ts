import { toastQueue } from "@keystar/ui/toast";
import { createStore, del, entries, promisifyRequest } from "idb-keyval";
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
    whenNotStored: () =>
      toastQueue.critical("Este navegador no guarda lo que dejes a medias: pulsa Guardar antes de cerrar."),
    storage: {
      entries: () => entries(store),
      set: (key, draft, former) =>
        store("readwrite", (drafts) => {
          if (former) drafts.delete([...former]);
          drafts.put(draft, [...key]);
          const isStored = promisifyRequest(drafts.transaction);
          // Asked for at once, it is stored even if the window closes in this moment.
          drafts.transaction.commit();
          return isStored;
        }),
      del: (key) => del([...key], store),
    },
  }),
});
