import { useEffect } from "react";
import { hydratedEvent } from "./events.ts";

/**
 * Every island of `client:intent` calls this: held clicks are repeated once it can handle them, `ready` for what it loads
 * itself.
 */
export function useHydrated(name: string, ready = true) {
  useEffect(() => {
    if (ready) document.dispatchEvent(new CustomEvent(hydratedEvent(name)));
  }, [name, ready]);
}
