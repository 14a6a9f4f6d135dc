/** The random id under which the server keeps a visitor's choices. It is also the `userId` of the stored record. */
import { VISITOR_ID_PATTERN } from "../../contract/consent.ts";
import { readItem, removeItem, writeItem } from "../islands/storage.ts";
import { storedConsent } from "./consent-storage.ts";

export const visitorIdKey = (shortName: string) => `${shortName}-visitor-id`;

/** The stored id, else the record's; null if this browser has none. An invalid one is removed. */
export function storedVisitorId(shortName: string): string | null {
  const key = visitorIdKey(shortName);
  const stored = readItem(key);
  const id = parseVisitorId(stored);
  if (stored !== null && id === null) removeItem(key);
  return id ?? parseVisitorId(recordedUserId(shortName));
}

/** The stored id, or a new one; null if a new one cannot be stored. */
export function ensureVisitorId(shortName: string): string | null {
  const key = visitorIdKey(shortName);
  const stored = storedVisitorId(shortName);
  const id = stored ?? newVisitorId();
  const isStored = readItem(key) !== null || writeItem(key, id);
  return stored ?? (isStored ? id : null);
}

/** For a choice that is being saved: a record keeps its userId, and the stored id follows it. */
export function savingVisitorId(shortName: string): string | null {
  const recorded = parseVisitorId(recordedUserId(shortName));
  if (recorded === null) return ensureVisitorId(shortName);
  const key = visitorIdKey(shortName);
  if (parseVisitorId(readItem(key)) !== recorded) writeItem(key, recorded);
  return recorded;
}

/** Only the part before a colon counts, trimmed; null if that is no UUID. */
export function parseVisitorId(stored: unknown): string | null {
  if (typeof stored !== "string") return null;
  const [beforeColon = ""] = stored.split(":");
  const id = beforeColon.trim();
  return VISITOR_ID_PATTERN.test(id) ? id : null;
}

/** A random UUID (version 4). `crypto.randomUUID` does not exist on pages without https. */
export function newVisitorId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) => withVersion(byte, index).toString(16).padStart(2, "0"));
  return digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

function withVersion(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  if (index === 8) return (byte & 0x3f) | 0x80;
  return byte;
}

function recordedUserId(shortName: string): unknown {
  const stored = storedConsent(shortName);
  if (stored.state === "current") return stored.record.userId;
  return stored.state === "outdated" ? stored.userId : null;
}
