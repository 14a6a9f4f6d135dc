/** Whether something lies on what the visitor is shown: header, call bar, cookie banner, whatever stays on the screen. */
import { expect, type Locator, type Page } from "@playwright/test";

/** Wholly between the header and the bars at the bottom of the screen, once the page has come to rest. */
export async function expectBetweenBars(shown: Locator): Promise<void> {
  const place = () =>
    shown.evaluate((element) => {
      const boxOf = (id: string) => document.getElementById(id)?.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      const header = boxOf("header")?.bottom ?? 0;
      const bars = ["call-bar", "cookie-banner"].map(boxOf).filter((box) => box && box.height > 0);
      const floor = Math.min(innerHeight, ...bars.map((box) => box?.top ?? innerHeight));
      return header <= top && bottom <= floor ? "in sight" : `${top} to ${bottom} in ${header} to ${floor}`;
    });
  await expect.poll(place).toBe("in sight");
}

interface TabStops {
  count: number;
  /** what had the focus while something lay on it, or while it was not on the screen */
  obscured: string[];
}

/** Goes by key through the whole page, from where the focus is to where the browser's own controls begin. */
export async function tabThrough(page: Page, key: "Tab" | "Shift+Tab"): Promise<TabStops> {
  const stays = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>("body *")].filter((element) =>
      ["sticky", "fixed"].includes(getComputedStyle(element).position),
    ),
  );
  const stops: TabStops = { count: 0, obscured: [] };
  for (;;) {
    await page.keyboard.press(key);
    const stop = await stays.evaluate(focusAmong);
    if (stop === "outside") return stops;
    stops.count += 1;
    if (stop !== "in sight") stops.obscured.push(stop);
  }
}

/** Runs in the page. */
async function focusAmong(stays: HTMLElement[]): Promise<string> {
  if (matchMedia("(scripting: enabled)").matches) {
    // Bars that come or go with the focus do so within a moment.
    await new Promise((resolve) => setTimeout(resolve));
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  }
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "outside";
  const { top, bottom, left, right, height } = focused.getBoundingClientRect();
  const others = stays.filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.contains(focused),
  );
  const boxes = others.map((element) => ({ element, box: element.getBoundingClientRect() }));
  const ceiling = Math.max(0, ...boxes.map(({ box }) => (box.top <= 80 ? box.bottom : 0)));
  const floor = Math.min(innerHeight, ...boxes.map(({ box }) => (box.top > 80 ? box.top : innerHeight)));
  // What is higher than the room there is cannot stand wholly in it.
  if (height > floor - ceiling) return "in sight";
  const on = boxes.filter(({ element, box }) => {
    const [west, east] = [Math.max(left, box.left), Math.min(right, box.right)];
    const [north, south] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    if (west >= east || north >= south) return false;
    return element.contains(document.elementFromPoint((west + east) / 2, (north + south) / 2));
  });
  const isAway = bottom <= 0 || top >= innerHeight;
  if (on.length === 0 && !isAway) return "in sight";
  const name = focused.getAttribute("aria-label") ?? (focused.textContent || focused.id);
  const under = on.map(({ element }) => element.id || element.className || element.tagName);
  return `${name} at ${top} to ${bottom} ${isAway ? "is off the screen" : `under ${under}`}`;
}
