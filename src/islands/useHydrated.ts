import { useEffect } from "react";
import { hydratedEvent } from "./events.ts";

/**
 * Every island of `client:intent` calls this, so that a held click is made again only when it will be heard: at once, or
 * when what the island is made of is ready too.
 */
export function useHydrated(name: string, ready = true) {
  useEffect(() => {
    if (ready) document.dispatchEvent(new CustomEvent(hydratedEvent(name)));
  }, [name, ready]);
}
