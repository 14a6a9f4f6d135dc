import { useEffect } from "react";
import { keepParts } from "./carry-over.ts";
import { hydratedEvent } from "./events.ts";

// It comes with the code of the islands, since no document needs it before.
if (typeof window !== "undefined") window.keepParts = keepParts;

/**
 * Every island of `client:intent` calls this: held clicks are repeated once it can handle them, `ready` for what it loads
 * itself.
 */
export function useHydrated(name: string, ready = true) {
  useEffect(() => {
    if (ready) document.dispatchEvent(new CustomEvent(hydratedEvent(name)));
  }, [name, ready]);
}
