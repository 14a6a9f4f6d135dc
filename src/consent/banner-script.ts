/** Shows the finished banner when the visitor has to be asked, and hides it once there is an answer. No React. */
import { followConsent } from "./following.ts";

const BANNER_DELAY_MS = 1500;

const banner = document.getElementById("cookie-banner");
const callBar = document.getElementById("call-bar");
const overBanner = document.querySelectorAll<HTMLElement>("[data-over-banner]");

if (banner) {
  let isTime = false;
  let isAnswered = false;

  const update = () => {
    const held = banner.contains(document.activeElement);
    banner.hidden = isAnswered || !isTime;
    // The focus must not fall off the page together with the button that was pressed.
    if (banner.hidden && held) document.querySelector("main")?.focus({ preventScroll: true });
  };

  followConsent(banner.dataset.shortName ?? "", (record) => {
    isAnswered = record !== null;
    update();
  });
  setTimeout(() => {
    isTime = true;
    update();
    if (banner.hidden) return;
    makeRoom(banner);
    if (document.activeElement !== document.body)
      document.activeElement?.scrollIntoView({ block: "nearest" });
  }, BANNER_DELAY_MS);

  const resized = new ResizeObserver(() => makeRoom(banner));
  resized.observe(banner);
  if (callBar) resized.observe(callBar);
}

/** The banner stands on the call bar, and what gets the focus is scrolled clear of both. */
function makeRoom(banner: HTMLElement) {
  const root = document.documentElement.style;
  const { height } = banner.getBoundingClientRect();
  const { height: below } = callBar?.getBoundingClientRect() ?? { height: 0 };
  banner.style.bottom = `${Math.floor(below)}px`; // no hair of the page between the two
  // Not on the root: a variable there makes the browser look at every element of the page again.
  for (const place of overBanner) place.style.setProperty("--banner-height", `${height}px`);
  root.scrollPaddingBottom = `${height + below}px`;
}
