/** The record in this browser's storage. */
import { readItem, removeItem, writeItem } from "../islands/storage.ts";
import { type ConsentRecord, readRecord, type StoredConsent } from "./record.ts";

/** Under which name the browser keeps it; all such names begin with the company's short name. */
export const recordKey = (shortName: string) => `${shortName}-cookie-consent`;

/** What is stored, whether or not it counts. What cannot be read is removed. */
export function storedConsent(shortName: string): StoredConsent {
  const stored = readRecord(readItem(recordKey(shortName)), Date.now());
  if (stored.state === "corrupt") removeItem(recordKey(shortName));
  return stored;
}

/** The choice that counts, null if it has to be asked. */
export function keptRecord(shortName: string): ConsentRecord | null {
  const stored = storedConsent(shortName);
  return stored.state === "current" ? stored.record : null;
}

/** Whether it is kept. If not, the old record goes too: an old yes must not outlive a new no. */
export function keepRecord(shortName: string, record: ConsentRecord): boolean {
  const kept = writeItem(recordKey(shortName), JSON.stringify(record));
  if (!kept) removeItem(recordKey(shortName));
  return kept;
}
