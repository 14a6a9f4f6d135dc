/**
 * `client:intent="name"`: the island's HTML stands as it is. At the first pointer, touch, focus or input in it, on a
 * control that names it (`data-hydrates="name"`) or at `hydrateIsland(name)`, its code is fetched and hydrated. A click
 * or a submit made meanwhile is postponed and made again once the island is hydrated, so none is lost; nor is one made
 * before this script was there (`document/early-events-script.ts`).
 */
import type { ClientDirective } from "astro";
import { type KeptParts, type keepParts, pressablePart } from "./carry-over.ts";
import { hydratedEvent, hydrateEvent, hydrationFailedEvent } from "./events.ts";

declare global {
  interface Window {
    /** before this script was there: what was clicked, what had the focus, which island was to be hydrated */
    earlyClick?: EventTarget | null;
    earlyFocus?: EventTarget | null;
    earlyHydrate?: string;
    /** brought by the code of the islands */
    keepParts?: typeof keepParts;
  }
}

const SIGNS_OF_INTENT = ["pointerover", "pointerdown", "focusin", "input"] as const;
const SIGNS_OF_TYPING = ["keydown", "input"] as const;
/** React answers a key in an island by hydrating all of it at once: on a slow phone a tenth of a second for one letter. */
const TYPING_PAUSE_MS = 300;
const TYPING_CHECK_MS = 50;
const SPINNER_DELAY_MS = 200;
/** Whoever pressed something is told after this long that it does not come. */
const LOAD_TIMEOUT_MS = 2000;

const intent: ClientDirective = (load, { value: name }, island) => {
  const controls = `[data-hydrates="${name}"]`;
  const concerns = (target: EventTarget | null): target is Element =>
    target instanceof Element && (island.contains(target) || target.closest(controls) !== null);

  let postponed: HTMLElement | undefined;
  let isHydrating = false;
  let typedAt = Number.NEGATIVE_INFINITY;
  let kept: KeptParts | undefined;

  const intercept = (event: Event) => {
    postponed = undefined; // whoever presses something else means that
    if (!concerns(event.target)) return;
    const pressed = pressedPart(event, event.target);
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    postpone(pressed, event.target.closest("form") ? giveUp : reportFailure);
  };

  function postpone(pressed: HTMLElement, onTimeout: () => void) {
    postponed = pressed;
    setTimeout(() => isHydrating && postponed && showSpinner(true), SPINNER_DELAY_MS);
    setTimeout(() => postponed === pressed && onTimeout(), LOAD_TIMEOUT_MS);
    void start();
  }

  const startOnIntent = (event: Event) => {
    if (concerns(event.target)) void start();
  };

  const followTyping = (event: Event) => {
    if (concerns(event.target)) typedAt = performance.now();
  };

  /** Between two words; whoever presses something waits for nothing. */
  async function pauseInTyping() {
    while (!postponed && performance.now() - typedAt < TYPING_PAUSE_MS)
      await new Promise((resolve) => setTimeout(resolve, TYPING_CHECK_MS));
  }

  /** Of a press whose part is drawn anew before its release, the browser makes no click. */
  const followPress = ({ target, button }: MouseEvent) => {
    const pressed = pressablePart(target);
    if (button !== 0 || !pressed || !island.contains(pressed)) return;
    const follow = ({ target: released }: MouseEvent) => {
      const successor = pressed.isConnected ? undefined : kept?.successorOf(pressed);
      // After the browser's own click on what holds both.
      if (successor && successor === pressablePart(released)) setTimeout(press, 0, successor);
    };
    document.addEventListener("mouseup", follow, { capture: true, once: true });
  };

  async function start() {
    if (isHydrating) return;
    isHydrating = true;
    document.addEventListener(hydratedEvent(name), hydrated, { once: true });
    try {
      const hydrate = await load();
      await pauseInTyping();
      kept = window.keepParts?.(island);
      await hydrate();
    } catch {
      giveUp();
    }
  }

  /**
   * The code did not arrive (a dead spot on a building site): the next touch tries again. What was postponed is forgotten, so
   * that a form is never sent later by a touch that meant something else.
   */
  function giveUp() {
    isHydrating = false;
    if (postponed) reportFailure();
    postponed = undefined;
  }

  /** The code may still come, and a button pressed is then pressed again. */
  function reportFailure() {
    showSpinner(false);
    const failed = new CustomEvent(hydrationFailedEvent(name), { cancelable: true });
    if (document.dispatchEvent(failed)) showLoadFailure();
  }

  function hydrated() {
    isHydrating = false;
    showSpinner(false);
    for (const type of SIGNS_OF_INTENT) document.removeEventListener(type, startOnIntent);
    for (const type of SIGNS_OF_TYPING) document.removeEventListener(type, followTyping);
    document.removeEventListener("mousedown", followPress, { capture: true });
    for (const type of ["click", "submit"]) document.removeEventListener(type, intercept, { capture: true });
    document.removeEventListener(hydrateEvent(name), start);
    kept?.carryOver();
    if (postponed) press(kept?.successorOf(postponed) ?? postponed);
    postponed = undefined;
  }

  for (const type of SIGNS_OF_INTENT) document.addEventListener(type, startOnIntent, { passive: true });
  for (const type of SIGNS_OF_TYPING) document.addEventListener(type, followTyping, { passive: true });
  document.addEventListener("mousedown", followPress, { capture: true });
  for (const type of ["click", "submit"]) document.addEventListener(type, intercept, { capture: true });
  document.addEventListener(hydrateEvent(name), start);
  island.addEventListener("astro:hydration-error", giveUp); // how Astro tells that it could not load the code

  if (window.earlyHydrate === name || concerns(window.earlyFocus ?? null)) void start();
  const early = earlyButton();
  if (concerns(early)) postpone(early, reportFailure);
};

export default intent;

/** What is to be pressed again later; nothing where the browser's own answer is right (links, text fields). */
function pressedPart(event: Event, target: Element): HTMLElement | null {
  // A form that its page has left to the browser.
  if (target.closest("form[data-native]")) return null;
  if (event.type === "submit" && target instanceof HTMLFormElement) return target;
  return target.closest("button");
}

function press(part: HTMLElement) {
  if (!(part instanceof HTMLFormElement)) part.click();
  else if ("requestSubmit" in part) part.requestSubmit();
  // Telephones of 2022 have none.
  else (part as HTMLElement).querySelector<HTMLElement>("[type=submit]")?.click();
}

/** A button pressed before this script was there. One that sends a form needs no script, so it is not pressed again. */
function earlyButton(): HTMLElement | null {
  const { earlyClick } = window;
  return earlyClick instanceof Element ? earlyClick.closest<HTMLElement>('button[type="button"]') : null;
}

function showSpinner(visible: boolean) {
  const spinner = document.getElementById("spinner");
  if (spinner) spinner.hidden = !visible;
}

/**
 * For islands that have no better word of their own: those cancel the event. It stays until the next press: the code may
 * come a moment later, and what was pressed is forgotten all the same.
 */
function showLoadFailure() {
  const message = document.getElementById("load-failure");
  if (!message) return;
  message.hidden = false;
  const hide = () => {
    message.hidden = true;
  };
  document.addEventListener("click", hide, { once: true, capture: true });
}
