/** The visitor's choice in the browser's local storage. It decides what may be loaded; the server has a copy. */
import { CONSENT_CATEGORIES, CONSENT_VERSION, type ConsentChoice, choiceOf } from "../../contract/consent.ts";
import { CONSENT_MONTHS } from "../../contract/retention.ts";
import { readItem, removeItem, writeItem } from "../islands/storage.ts";

export interface ConsentRecord extends ConsentChoice {
  userId: string;
  necessary: true;
  /** milliseconds */
  timestamp: number;
  version: number;
}

type StoredConsent =
  | { state: "missing" | "corrupt" }
  /** given for an older policy, or too long ago: no longer valid, but it still identifies the visitor */
  | { state: "outdated"; userId: unknown }
  | { state: "current"; record: ConsentRecord };

/** The storage key; all keys of the site begin with the company's short name. */
export const recordKey = (shortName: string) => `${shortName}-cookie-consent`;

export function makeRecord(choice: ConsentChoice, userId: string, now: number): ConsentRecord {
  return { userId, necessary: true, ...choice, timestamp: now, version: CONSENT_VERSION };
}

/** What is stored, valid or not. Data that cannot be read is removed. */
export function storedConsent(shortName: string): StoredConsent {
  const stored = readRecord(readItem(recordKey(shortName)), Date.now());
  if (stored.state === "corrupt") removeItem(recordKey(shortName));
  return stored;
}

/** The valid choice; null if the visitor has to be asked. */
export function currentRecord(shortName: string): ConsentRecord | null {
  const stored = storedConsent(shortName);
  return stored.state === "current" ? stored.record : null;
}

/** Whether it was stored. If not, the old record is removed too: an old yes must not outlive a new no. */
export function storeRecord(shortName: string, record: ConsentRecord): boolean {
  const isStored = writeItem(recordKey(shortName), JSON.stringify(record));
  if (!isStored) removeItem(recordKey(shortName));
  return isStored;
}

export function readRecord(text: string | null, now: number): StoredConsent {
  if (text === null) return { state: "missing" };
  const stored = parse(text);
  if (!stored) return { state: "corrupt" };
  const { userId, timestamp, version } = stored;
  if (version === undefined || (typeof version === "number" && version < CONSENT_VERSION)) {
    return { state: "outdated", userId };
  }
  if (
    typeof userId !== "string" ||
    CONSENT_CATEGORIES.some((category) => typeof stored[category] !== "boolean") ||
    typeof timestamp !== "number" ||
    typeof version !== "number"
  ) {
    return { state: "corrupt" };
  }
  if (isTooOld(timestamp, now)) return { state: "outdated", userId };
  const choice = choiceOf((category) => stored[category] === true);
  return { state: "current", record: { userId, necessary: true, ...choice, timestamp, version } };
}

function parse(text: string): Partial<Record<string, unknown>> | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === "object" && stored !== null ? { ...stored } : undefined;
  } catch {
    return undefined;
  }
}

/** Time zones and clocks that differ are no reason to ask again. */
const CLOCK_SLACK_MS = 86_400_000;

/** Also one given by a clock that ran years ahead: it would never be asked again. */
function isTooOld(timestamp: number, now: number): boolean {
  if (timestamp > now + CLOCK_SLACK_MS) return true;
  const end = new Date(timestamp);
  end.setMonth(end.getMonth() + CONSENT_MONTHS);
  return !(now <= end.getTime());
}
