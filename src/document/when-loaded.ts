/** Once everything that was asked for at first is there, which may be already. */
export function whenLoaded(run: () => void) {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}
