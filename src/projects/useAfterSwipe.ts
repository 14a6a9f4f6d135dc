import { type RefObject, useEffect } from "react";

/** For browsers that do not tell when scrolling ends. */
const LONGEST_SWIPE_MS = 1500;

/**
 * Hands the strip of pictures over once it stands still on one of them. The swipe that hydrated the island is the browser's
 * own and is left to end: whatever took over under the finger would tear it.
 */
export function useAfterSwipe(
  strip: RefObject<HTMLElement | null>,
  takeOver: (element: HTMLElement) => void,
) {
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    if (isAtRest(element)) return takeOver(element);
    const rest = new AbortController();
    const arrive = () => {
      rest.abort();
      takeOver(element);
    };
    for (const type of ["scrollend", "pointerup"])
      element.addEventListener(type, arrive, { signal: rest.signal });
    const timer = setTimeout(arrive, LONGEST_SWIPE_MS);
    rest.signal.addEventListener("abort", () => clearTimeout(timer));
    return () => rest.abort();
  }, [strip, takeOver]);
}

/** No finger on it, and no picture half in view. */
function isAtRest(element: HTMLElement): boolean {
  const pictures = element.scrollLeft / element.clientWidth;
  return !element.matches(":active") && Math.abs(pictures - Math.round(pictures)) * element.clientWidth < 1;
}
