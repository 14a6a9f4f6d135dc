/** The visitor's cookie choice as the browser keeps it: the truth for everything that needs permission. */
import type { ConsentChoice } from "../../contract/consent.ts";
import { CONSENT_VERSION } from "../../contract/consent-constants.ts";
import { CONSENT_MONTHS } from "../../contract/retention.ts";

export interface ConsentRecord extends ConsentChoice {
  userId: string;
  necessary: true;
  /** milliseconds */
  timestamp: number;
  version: number;
}

export type StoredConsent =
  | { state: "missing" | "corrupt" }
  /** an answer to an older policy, or too old: it counts no more, but the visitor is still the same */
  | { state: "outdated"; userId: unknown }
  | { state: "current"; record: ConsentRecord };

export function readRecord(text: string | null, now: number): StoredConsent {
  if (text === null) return { state: "missing" };
  const stored = parse(text);
  if (!stored) return { state: "corrupt" };
  const { userId, analytics, marketing, timestamp, version } = stored;
  if (version === undefined || (typeof version === "number" && version < CONSENT_VERSION)) {
    return { state: "outdated", userId };
  }
  if (
    typeof userId !== "string" ||
    typeof analytics !== "boolean" ||
    typeof marketing !== "boolean" ||
    typeof timestamp !== "number" ||
    typeof version !== "number"
  ) {
    return { state: "corrupt" };
  }
  if (isTooOld(timestamp, now)) return { state: "outdated", userId };
  return { state: "current", record: { userId, necessary: true, analytics, marketing, timestamp, version } };
}

export function makeRecord(
  { analytics, marketing }: ConsentChoice,
  userId: string,
  now: number,
): ConsentRecord {
  return { userId, necessary: true, analytics, marketing, timestamp: now, version: CONSENT_VERSION };
}

function parse(text: string): Partial<Record<string, unknown>> | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === "object" && stored !== null ? { ...stored } : undefined;
  } catch {
    return undefined;
  }
}

function isTooOld(timestamp: number, now: number): boolean {
  const end = new Date(timestamp);
  end.setMonth(end.getMonth() + CONSENT_MONTHS);
  return !(now <= end.getTime());
}
