/** How the parts of a page, and its sisters in other tabs, learn of a choice. */
import { keptRecord, recordKey } from "./kept-record.ts";
import type { ConsentRecord } from "./record.ts";

const CHANGE_EVENT = "consent:change";

declare global {
  interface DocumentEventMap {
    [CHANGE_EVENT]: CustomEvent<ConsentRecord>;
  }
}

/** Holds for this page at once, whether or not the browser could store it. */
export function announceConsent(record: ConsentRecord) {
  document.dispatchEvent(new CustomEvent(CHANGE_EVENT, { detail: record }));
}

/** Tells the choice that counts now, and again whenever it changes; null: none yet. Returns how to stop. */
export function followConsent(shortName: string, follow: (record: ConsentRecord | null) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const readAgain = () => follow(keptRecord(shortName));
  document.addEventListener(CHANGE_EVENT, ({ detail }) => follow(detail), { signal });
  // another tab; a null key means that it cleared everything
  addEventListener("storage", ({ key }) => (key === null || key === recordKey(shortName)) && readAgain(), {
    signal,
  });
  // a page that comes back from the browser's cache has slept through such events
  addEventListener("pageshow", ({ persisted }) => persisted && readAgain(), { signal });
  readAgain();
  return () => stop.abort();
}
