import { useEffect, useState } from "react";

/** Where a toast can be seen and touched: in the open dialog, since all else is inert beneath it, or in the body. */
export function useTopLayer(): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setPlace(document.querySelector("dialog[open]") ?? document.body);
    look();
    const dialogs = new MutationObserver(look);
    dialogs.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => dialogs.disconnect();
  }, []);
  return place;
}
