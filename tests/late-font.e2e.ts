/** A font that comes late moves nothing, whatever fonts the visitor's machine has. */
import { expect, type Page, test } from "@playwright/test";
import { LANGUAGES } from "../contract/languages.ts";
import { DOCUMENTS } from "./addresses.ts";
import { FONT_SET_NAMES, fontEnvironment } from "./font-sets.ts";

const WIDTHS = [360, 390, 412, 768, 1024, 1280];
/** longer than a browser waits for an optional font before it paints */
const LATE_MS = 300;

interface Visit {
  /** every layout shift of the page, added up, to two places */
  shift: string;
  /** whether the font arrived after the words had been painted */
  late: boolean;
}

/** Opens a page, keeps its font back until the page is loaded and painted, then lets it come. */
async function visitWithLateFont(page: Page, address: string): Promise<Visit> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.setCacheDisabled", { cacheDisabled: true });
  await browser.send("Fetch.enable", { patterns: [{ urlPattern: "*.woff2" }] });
  const asked = new Promise<string>((found) =>
    browser.once("Fetch.requestPaused", ({ requestId }) => found(requestId)),
  );
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const requestId = await asked;
  const painted = await page.evaluate(
    (delay) =>
      new Promise<number>((found) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName("first-contentful-paint")[0];
          if (paint) setTimeout(() => found(paint.startTime), delay);
        }).observe({ type: "paint", buffered: true });
      }),
    LATE_MS,
  );
  await browser.send("Fetch.continueRequest", { requestId });
  const visit = await page.evaluate(
    (painted) =>
      new Promise<Visit>((found) => {
        let total = 0;
        const shifts = new PerformanceObserver((list) => add(list.getEntries()));
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number })[]) total += entry.value;
        };
        shifts.observe({ type: "layout-shift", buffered: true });
        new PerformanceObserver((list, observer) => {
          const font = list.getEntries().find(({ name }) => name.endsWith(".woff2"));
          if (!font) return;
          observer.disconnect();
          document.fonts.ready.then(() =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() =>
                setTimeout(() => {
                  add(shifts.takeRecords());
                  const { responseEnd } = font as PerformanceResourceTiming;
                  found({ shift: total.toFixed(2), late: responseEnd > painted });
                }),
              ),
            ),
          );
        }).observe({ type: "resource", buffered: true });
      }),
    painted,
  );
  await browser.detach();
  return visit;
}

for (const fonts of FONT_SET_NAMES) {
  test(`in a browser that has only ${fonts}, no page moves when its font comes late`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const browser = await playwright.chromium.launch({ ...launchOptions, env: fontEnvironment(fonts) });
    const moved: string[] = [];
    // A visitor keeps his language, so each width has one for either. All at once: most of the time is waiting.
    const visitors = WIDTHS.flatMap((width) => LANGUAGES.map((language) => ({ width, language })));
    await Promise.all(
      visitors.map(async ({ width, language }) => {
        const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width, height: 800 } });
        for (const { address } of DOCUMENTS.filter((document) => document.language === language)) {
          const { shift, late } = await visitWithLateFont(page, address);
          if (shift !== "0.00" || !late)
            moved.push(`${address} at ${width} px: ${shift}${late ? "" : ", its font was not late"}`);
        }
      }),
    );
    await browser.close();
    expect(moved).toEqual([]);
  });
}
