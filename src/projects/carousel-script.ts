/** Marks the strip of pictures while a finger lies on it, which the island that it hydrates has not seen come (`useAfterSwipe.ts`). */
for (const strip of document.querySelectorAll("[aria-roledescription=carousel] > [tabindex]")) {
  const mark = (event: Event) => strip.toggleAttribute("data-held", event.type === "touchstart");
  for (const type of ["touchstart", "touchend", "touchcancel"])
    strip.addEventListener(type, mark, { passive: true });
}
