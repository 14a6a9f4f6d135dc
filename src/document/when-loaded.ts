/** Runs after the load event, or at once if the page has loaded already. */
export function whenLoaded(run: () => void) {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}
