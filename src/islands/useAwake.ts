import { useEffect } from "react";
import { awakeEvent } from "./events.ts";

/** Every island of `client:intent` calls this, so that a held click is made again only when it will be heard. */
export function useAwake(name: string) {
  useEffect(() => {
    document.dispatchEvent(new CustomEvent(awakeEvent(name)));
  }, [name]);
}
