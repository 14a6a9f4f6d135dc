/** The random name under which the server keeps a visitor's choices. It is also the record's `userId`. */
import { VISITOR_ID_PATTERN } from "../../contract/consent-constants.ts";

/** What stands before a colon counts, without spaces around it; null if that is no UUID. */
export function visitorIdIn(stored: unknown): string | null {
  if (typeof stored !== "string") return null;
  const id = stored.replace(/:.*/s, "").trim();
  return VISITOR_ID_PATTERN.test(id) ? id : null;
}

/** A random UUID (version 4). `crypto.randomUUID` would leave out visitors without https. */
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
