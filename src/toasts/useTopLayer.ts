import { useEffect, useState } from "react";

/** The element that holds the toast: the open dialog, since everything outside it is inert, else the footer. */
export function useTopLayer(): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const look = () =>
      setPlace(document.querySelector("dialog[open]") ?? document.querySelector("body > footer"));
    look();
    const dialogs = new MutationObserver(look);
    dialogs.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => dialogs.disconnect();
  }, []);
  return place;
}
