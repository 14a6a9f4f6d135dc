import { type RefObject, useEffect } from "react";

/** Between two steps of a movement less time passes. */
const REST_MS = 100;

/**
 * Hands the strip of pictures over once it stands still on one of them. The swipe that hydrated the island is the browser's
 * own and is left to end, however long it takes: whatever took over under the finger would tear it.
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
    let timer: ReturnType<typeof setTimeout>;
    const waitForRest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!isAtRest(element)) return;
        rest.abort();
        takeOver(element);
      }, REST_MS);
    };
    waitForRest();
    for (const type of ["scroll", "touchend", "touchcancel"])
      element.addEventListener(type, waitForRest, { signal: rest.signal, passive: true });
    rest.signal.addEventListener("abort", () => clearTimeout(timer));
    return () => rest.abort();
  }, [strip, takeOver]);
}

/** No finger on it (`carousel-script.ts`), and no picture half in view. */
function isAtRest(strip: HTMLElement): boolean {
  const { left } = strip.getBoundingClientRect();
  const stands = (picture: Element) => Math.abs(picture.getBoundingClientRect().left - left) < 1;
  return !strip.hasAttribute("data-held") && [...strip.querySelectorAll("li")].some(stands);
}
