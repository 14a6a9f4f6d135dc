/** Loads the map when it comes near the viewport. The browser's own lazy loading starts a whole screen too early. */
const NEAR_PX = 300;

const frame = document.querySelector<HTMLIFrameElement>("iframe[data-src]");

if (frame) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      frame.src = frame.dataset.src ?? "";
      observer.disconnect();
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  observer.observe(frame);
}
