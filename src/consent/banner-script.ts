/** Shows the banner when the visitor has to be asked, saves the answer and hides it again. Without React. */
import { ACCEPT_ALL, type ConsentChoice, REJECT_ALL } from "../../contract/consent.ts";
import { showToast } from "../toasts/store.ts";
import type { BannerMessages } from "./Banner.tsx";
import { onConsentChange } from "./consent-changes.ts";
import { saveFromBanner } from "./save-choice.ts";

const BANNER_DELAY_MS = 1500;

const banner = document.getElementById("cookie-banner");
const footer = document.querySelector<HTMLElement>("body > footer");

if (banner) {
  const shortName = banner.dataset.shortName ?? "";
  const messages: BannerMessages = JSON.parse(banner.dataset.messages ?? "{}");
  let isTime = false;
  let isAnswered = false;

  const update = () => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = isAnswered || !isTime;
    // Otherwise the focus would be lost together with the button that was pressed.
    if (banner.hidden && hadFocus) document.querySelector("main")?.focus({ preventScroll: true });
  };

  const answerWith = (choice: ConsentChoice) => () => {
    const outcome = saveFromBanner(shortName, choice);
    showToast({ ...messages[outcome], variant: outcome === "saved" ? "success" : "destructive" });
  };
  banner.querySelector("[data-answer=accept]")?.addEventListener("click", answerWith(ACCEPT_ALL));
  banner.querySelector("[data-answer=reject]")?.addEventListener("click", answerWith(REJECT_ALL));

  onConsentChange(shortName, (record) => {
    isAnswered = record !== null;
    update();
  });
  setTimeout(() => {
    isTime = true;
    update();
  }, BANNER_DELAY_MS);

  new ResizeObserver(() => makeRoom(banner)).observe(banner);
}

/** The outline of what has the focus, and a little air. */
const FOCUS_MARGIN_PX = 12;

/** The footer can be read to its end, and focused elements are scrolled clear of the banner. */
function makeRoom(banner: HTMLElement) {
  const { height } = banner.getBoundingClientRect();
  footer?.style.setProperty("--banner-height", `${height}px`);
  document.documentElement.style.scrollPaddingBottom = height > 0 ? `${height + FOCUS_MARGIN_PX}px` : "";
  keepFocusInSight(innerHeight - height);
}

/** Whoever has scrolled away from what has the focus is left there, also where it went under the header. */
function keepFocusInSight(floor: number) {
  const focused = document.querySelector(":is(main, footer) :focus");
  if (!focused) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > floor && top < innerHeight) focused.scrollIntoView({ block: "nearest" });
}
