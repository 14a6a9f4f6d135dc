/** How the parts of a page, and pages in other tabs, learn of a choice. */
import { type ConsentRecord, currentRecord, recordKey } from "./consent-storage.ts";

const CHANGE_EVENT = "consent:change";

declare global {
  interface DocumentEventMap {
    [CHANGE_EVENT]: CustomEvent<ConsentRecord>;
  }
}

/** The choice made on this page, for browsers that could not store it. */
let unstored: ConsentRecord | null = null;

/** Takes effect on this page at once, whether or not the browser could store it. */
export function announceConsent(record: ConsentRecord) {
  unstored = record;
  document.dispatchEvent(new CustomEvent(CHANGE_EVENT, { detail: record }));
}

/** Calls back with the valid choice now and whenever it changes; null: none yet. Returns how to stop. */
export function onConsentChange(
  shortName: string,
  callback: (record: ConsentRecord | null) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const readAgain = () => {
    unstored = null;
    callback(currentRecord(shortName));
  };
  document.addEventListener(CHANGE_EVENT, ({ detail }) => callback(detail), { signal });
  // Another tab. A null key means that it cleared the whole storage.
  addEventListener("storage", ({ key }) => (key === null || key === recordKey(shortName)) && readAgain(), {
    signal,
  });
  // A page in the back/forward cache receives no storage events.
  addEventListener("pageshow", ({ persisted }) => persisted && readAgain(), { signal });
  callback(currentRecord(shortName) ?? unstored);
  return () => stop.abort();
}
