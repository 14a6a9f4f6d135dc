import { useEffect, useState } from "react";
import type { ConsentChoice } from "../../contract/consent.ts";
import { startingChoice } from "./choices.ts";
import { knownVisitorId, storedVisitorId } from "./kept-visitor.ts";
import { hasPrivacyControl } from "./privacy-control.ts";
import type { ConsentRecord } from "./record.ts";
import { loadChoice } from "./server-copy.ts";

interface Options {
  record: ConsentRecord | null;
  shortName: string;
  /** whether the server is asked what it keeps */
  asksServer: boolean;
}

/** The dialog's two switches: as this browser knows them, then as the server does; following other tabs meanwhile. */
export function useChoice({ record, shortName, asksServer }: Options) {
  const [saved, setSaved] = useState<ConsentChoice | null>(null);
  const [edited, setEdited] = useState<Partial<ConsentChoice>>({});
  const [isLoading, setLoading] = useState(asksServer);

  useEffect(() => {
    if (!asksServer) return;
    let isHere = true;
    loadFor(shortName)
      .then((choice) => isHere && setSaved(choice))
      .catch((error) => console.warn("No se pudo cargar el consentimiento:", error))
      .finally(() => isHere && setLoading(false));
    return () => {
      isHere = false;
    };
  }, [shortName, asksServer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice in another tab takes the place of what was begun here
  useEffect(() => setEdited({}), [record]);

  const start = startingChoice({ saved, record, privacyControl: hasPrivacyControl() });
  return {
    choice: { ...start, ...edited },
    edit: (change: Partial<ConsentChoice>) => setEdited((before) => ({ ...before, ...change })),
    isLoading,
  };
}

/** A visitor without an id gets one; the server cannot know it yet. */
async function loadFor(shortName: string): Promise<ConsentChoice | null> {
  const visitorId = storedVisitorId(shortName);
  if (visitorId !== null) return loadChoice(visitorId);
  knownVisitorId(shortName);
  return null;
}
