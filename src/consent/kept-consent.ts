/** The record and the visitor's id in this browser's storage. */
import { readItem, removeItem, writeItem } from "./browser-storage.ts";
import { type ConsentRecord, readRecord } from "./record.ts";
import { newVisitorId, visitorIdIn } from "./visitor-id.ts";

/** Under which names the browser keeps them; they begin with the company's short name. */
export const recordKey = (shortName: string) => `${shortName}-cookie-consent`;
export const visitorIdKey = (shortName: string) => `${shortName}-visitor-id`;

/** The choice that counts, null if it has to be asked. What cannot be read is removed. */
export function keptRecord(shortName: string): ConsentRecord | null {
  const stored = readRecord(readItem(recordKey(shortName)), Date.now());
  if (stored.state === "corrupt") removeItem(recordKey(shortName));
  return stored.state === "current" ? stored.record : null;
}

/** Whether it is kept. If not, the old record goes too: an old yes must not outlive a new no. */
export function keepRecord(shortName: string, record: ConsentRecord): boolean {
  const kept = writeItem(recordKey(shortName), JSON.stringify(record));
  if (!kept) removeItem(recordKey(shortName));
  return kept;
}

/** The visitor's id if this browser has one: under its own name, else in the record. An invalid one is removed. */
export function storedVisitorId(shortName: string): string | null {
  const key = visitorIdKey(shortName);
  const stored = readItem(key);
  const id = visitorIdIn(stored);
  if (stored !== null && id === null) removeItem(key);
  return id ?? visitorIdIn(recordedUserId(shortName));
}

/** The visitor's id, a new one if need be; null if a new one cannot be kept. */
export function knownVisitorId(shortName: string): string | null {
  const stored = storedVisitorId(shortName);
  const id = stored ?? newVisitorId();
  const kept = writeItem(visitorIdKey(shortName), id);
  return stored ?? (kept ? id : null);
}

function recordedUserId(shortName: string): unknown {
  const stored = readRecord(readItem(recordKey(shortName)), Date.now());
  if (stored.state === "current") return stored.record.userId;
  return stored.state === "outdated" ? stored.userId : null;
}
