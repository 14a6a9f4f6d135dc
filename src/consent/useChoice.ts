import { useEffect, useState } from "react";
import { type ConsentChoice, choiceOf, REJECT_ALL } from "../../contract/consent.ts";
import type { ConsentRecord } from "./consent-storage.ts";
import { loadChoice } from "./server-copy.ts";
import { ensureVisitorId, storedVisitorId } from "./visitor-id.ts";

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/: not in every browser, and not in TypeScript's library */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Global Privacy Control: the browser asks for its user that nothing be sold or shared. */
export const hasPrivacyControl = () => navigator.globalPrivacyControl === true;

interface Options {
  record: ConsentRecord | null;
  shortName: string;
  /** whether the server is asked for its copy */
  asksServer: boolean;
}

/** The switches of the open dialog. */
export function useChoice({ record, shortName, asksServer }: Options) {
  const [saved, setSaved] = useState<ConsentChoice | null>(null);
  const [edited, setEdited] = useState<Partial<ConsentChoice>>({});
  const [isLoading, setLoading] = useState(asksServer);
  const [recordWhenOpened] = useState(record);

  useEffect(() => {
    if (!asksServer) return;
    let isMounted = true;
    loadFor(shortName)
      .then((choice) => isMounted && setSaved(choice))
      .catch((error) => console.warn("No se pudo cargar el consentimiento:", error))
      .finally(() => isMounted && setLoading(false));
    return () => {
      isMounted = false;
    };
  }, [shortName, asksServer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice in another tab replaces what was edited here
  useEffect(() => setEdited({}), [record]);

  const isChangedElsewhere = record !== recordWhenOpened;
  const start = startingChoice({
    saved: isChangedElsewhere ? null : saved,
    record,
    privacyControl: hasPrivacyControl(),
  });
  return {
    choice: { ...start, ...edited },
    edit: (change: Partial<ConsentChoice>) => setEdited((before) => ({ ...before, ...change })),
    isLoading,
  };
}

interface Known {
  /** the server's copy; null: none, or it could not be asked */
  saved: ConsentChoice | null;
  /** the browser's current record */
  record: ConsentChoice | null;
  privacyControl: boolean;
}

/** How the switches stand when the dialog opens: the server's copy, else the browser's record, else all off. */
export function startingChoice({ saved, record, privacyControl }: Known): ConsentChoice {
  const known = saved ?? record ?? REJECT_ALL;
  // Only before a choice in this browser: a visitor may decide otherwise.
  const refusesMarketing = privacyControl && !record;
  return choiceOf((category) => known[category] && !(category === "marketing" && refusesMarketing));
}

/** A visitor without an id gets one; the server cannot know it yet. */
async function loadFor(shortName: string): Promise<ConsentChoice | null> {
  const known = storedVisitorId(shortName);
  ensureVisitorId(shortName);
  return known === null ? null : loadChoice(known);
}
