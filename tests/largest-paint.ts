import type { Page } from "@playwright/test";

/** Of what has been painted so far. */
export const largestPaintIsIn = (page: Page, selector: string) =>
  page.evaluate(async (within) => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const paints = await new Promise<PerformanceEntry[]>((found) =>
      new PerformanceObserver((list) => found(list.getEntries())).observe({
        type: "largest-contentful-paint",
        buffered: true,
      }),
    );
    const { element } = paints.at(-1) as PerformanceEntry & { element: Element | null };
    return element?.closest(within) != null;
  }, selector);
