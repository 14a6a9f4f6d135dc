/** The visitor's id in this browser's storage. */
import { readItem, removeItem, writeItem } from "../islands/storage.ts";
import { storedConsent } from "./kept-record.ts";
import { newVisitorId, visitorIdIn } from "./visitor-id.ts";

export const visitorIdKey = (shortName: string) => `${shortName}-visitor-id`;

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
  const key = visitorIdKey(shortName);
  const stored = storedVisitorId(shortName);
  const id = stored ?? newVisitorId();
  const kept = readItem(key) !== null || writeItem(key, id);
  return stored ?? (kept ? id : null);
}

function recordedUserId(shortName: string): unknown {
  const stored = storedConsent(shortName);
  if (stored.state === "current") return stored.record.userId;
  return stored.state === "outdated" ? stored.userId : null;
}
