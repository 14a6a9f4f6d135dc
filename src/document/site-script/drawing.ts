/**
 * What waits below the screen (`draws-when-near` in `ui/utilities.css`) is drawn once the page has loaded and the browser is
 * idle, one part at a time: then scroll bar, anchors and pictures of the whole page are as if nothing had waited.
 */
const waiting = document.querySelectorAll<HTMLElement>(".draws-when-near");
const draw = (part: HTMLElement) => {
  part.style.contentVisibility = "visible";
};

export function drawEverything() {
  waiting.forEach(draw);
}

addEventListener("load", () => {
  const parts = waiting.values();
  const drawNext = () => {
    const { value: part } = parts.next();
    if (!part) return;
    draw(part);
    // Only one in a frame.
    requestAnimationFrame(() => requestIdleCallback(drawNext));
  };
  // Safari has none, and lets nothing wait.
  if ("requestIdleCallback" in window) requestIdleCallback(drawNext);
});
