/** A font that comes late moves nothing, whatever fonts the visitor's machine has. */
import { expect, type Page, test } from "@playwright/test";
import { LANGUAGES, type Language } from "../contract/languages.ts";
import { DOCUMENTS } from "./addresses.ts";
import { FONT_SET_NAMES, fontEnvironment } from "./font-sets.ts";
import { severalAtATime } from "./several-at-a-time.ts";

const WIDTHS = [360, 390, 412, 768, 1024, 1280];
/** how long the font is kept back after the first words; a browser waits 100 ms for an optional one */
const LATE_MS = 2000;
/** pages that wait for their font at the same time */
const PAGES_AT_A_TIME = 8;

/** Each page is seen once in each language, every time with the next set of fonts and at another width. */
const setFor = (page: number, language: Language) =>
  (page + LANGUAGES.indexOf(language)) % FONT_SET_NAMES.length;
const widthFor = (page: number, language: Language) => {
  const turn = page + Math.floor(page / FONT_SET_NAMES.length) + LANGUAGES.indexOf(language) * 3;
  return WIDTHS[turn % WIDTHS.length];
};

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Element }[];
}

interface Visit {
  /** every layout shift since the font was let through, added up, to two places */
  shift: string;
  /** what moved */
  moved: string[];
  /** whether the font arrived after the words had been painted */
  late: boolean;
}

/** Opens a page, keeps its font back until words have been on the screen for a while, then lets it come. */
async function visitWithLateFont(page: Page, address: string): Promise<Visit> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.setCacheDisabled", { cacheDisabled: true });
  // Pictures never come: each has its room from the beginning, and drawing them takes long.
  await browser.send("Fetch.enable", { patterns: [{ resourceType: "Font" }, { resourceType: "Image" }] });
  const asked = new Promise<string>((found) =>
    browser.on("Fetch.requestPaused", ({ requestId, resourceType }) => {
      if (resourceType === "Font") found(requestId);
    }),
  );
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const requestId = await asked;
  const paintedAt = await page.evaluate(timeOfFirstPaint);
  await page.waitForTimeout(LATE_MS);
  const releasedAt = await page.evaluate(() => performance.now());
  await browser.send("Fetch.continueRequest", { requestId });
  const fontAt = await page.evaluate(timeOfFont);
  const visit = await page.evaluate(shiftsSince, releasedAt);
  await browser.detach();
  return { ...visit, late: fontAt > paintedAt };
}

/* Each of these runs in the page. */

function timeOfFirstPaint(): Promise<number> {
  return new Promise((found) =>
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName("first-contentful-paint")[0];
      if (paint) found(paint.startTime);
    }).observe({ type: "paint", buffered: true }),
  );
}

/** Once the font is there and two frames have been drawn with it. */
async function timeOfFont(): Promise<number> {
  const time = await new Promise<number>((found) =>
    new PerformanceObserver((list) => {
      const font = list.getEntries().find(({ name }) => name.endsWith(".woff2"));
      if (font) found(font.startTime + font.duration);
    }).observe({ type: "resource", buffered: true }),
  );
  await document.fonts.ready;
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  return time;
}

/** An observer is told what has been so far before it is told anything else. */
function shiftsSince(start: number): Promise<{ shift: string; moved: string[] }> {
  return new Promise((found) => {
    let total = 0;
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as LayoutShift[]) {
        if (startTime < start) continue;
        total += value;
        moved.push(...sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? "a node that is gone"));
      }
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => found({ shift: total.toFixed(2), moved }), 50);
  });
}

for (const [set, fonts] of FONT_SET_NAMES.entries()) {
  test(`in a browser that has only ${fonts}, no page moves when its font comes late`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    test.setTimeout(900_000);
    const browser = await playwright.chromium.launch({ ...launchOptions, env: fontEnvironment(fonts) });
    // A visitor keeps his language, so each width has one for either.
    const visitors = WIDTHS.flatMap((width) => LANGUAGES.map((language) => ({ width, language })));
    const findings = await severalAtATime(
      visitors,
      async ({ width, language }) => {
        const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width, height: 800 } });
        const documents = DOCUMENTS.filter((document) => document.language === language).filter(
          (_, page) => setFor(page, language) === set && widthFor(page, language) === width,
        );
        const found: string[] = [];
        for (const { address } of documents) {
          const { shift, moved, late } = await visitWithLateFont(page, address);
          if (shift !== "0.00") found.push(`${address} at ${width} px: ${shift}, ${moved.join(", ")}`);
          if (!late) found.push(`${address} at ${width} px: the font was not late`);
        }
        await page.close();
        return found;
      },
      PAGES_AT_A_TIME,
    );
    await browser.close();
    expect(findings.flat()).toEqual([]);
  });
}
