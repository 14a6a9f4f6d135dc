/** What a visitor downloads and what a phone does for it, in counts that no machine changes: one too many fails here. */

import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { PAGE_PATHS, pageAddress } from "../contract/routes.ts";
import { DOCUMENTS } from "./addresses.ts";
import { content, machines } from "./content.ts";
import { largestPaintIsIn } from "./largest-paint.ts";
import { severalAtATime } from "./several-at-a-time.ts";

const QUIET_PAGE_SCRIPT_BYTES = 6_000;
/** Compressed, with the headers and 3 kB by which an owner may let it grow, and what each entry of the long lists adds. */
const DOCUMENT_BYTES =
  25_800 + 25 * machines.length + 200 * content.projects.length + 100 * content.questions.length;
/** One that is read only. */
const PLAIN_DOCUMENT_BYTES = 24_000;
const PLAIN_PATHS = new Set<string>([PAGE_PATHS.about, ...content.legal.map(({ slug }) => `/${slug}`)]);
const PHONE_REQUESTS_BEFORE_SCROLLING = 12;
const FONT_BYTES = 20_000;
/** A busy machine paints a page half read, and what is centred then moves a little; nobody sees this much. */
const SHIFT = 0.02;

interface Load {
  type: string;
  url: string;
  bytes: number;
}

/** Every answer with the bytes that crossed the wire, headers included. */
async function record(page: Page): Promise<Load[]> {
  const loads: Load[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const known = new Map<string, { type: string; url: string }>();
  session.on("Network.responseReceived", ({ requestId, type, response }) =>
    known.set(requestId, { type, url: response.url }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = known.get(requestId);
    if (request) loads.push({ ...request, bytes: encodedDataLength });
  });
  return loads;
}

const sum = (loads: Load[], type?: string) =>
  loads.filter((load) => !type || load.type === type).reduce((total, { bytes }) => total + bytes, 0);

/** How much of the screen moved without being touched, as Lighthouse counts it. */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shift = { total: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shift.total += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shift });
  });
  return () => page.evaluate(() => (window as unknown as { shift: { total: number } }).shift.total);
}

test("untouched, a page loads no React, nothing from elsewhere, moves nothing and says nothing on the console @phone", async ({
  browser,
  baseURL,
}) => {
  const isPhone = test.info().project.name === "phone";
  const visit = async ({ address, path }: (typeof DOCUMENTS)[number]) => {
    const documentBytes = PLAIN_PATHS.has(path) ? PLAIN_DOCUMENT_BYTES : DOCUMENT_BYTES;
    const page = await browser.newPage();
    const shift = await watchShift(page);
    const loads = await record(page);
    const complaints: string[] = [];
    page.on(
      "console",
      (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()),
    );
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`${baseURL}${address}`, { waitUntil: "load" });
    await expect(page.locator("#cookie-banner")).toBeVisible(); // the last thing that comes by itself
    const isBannerLargest = await largestPaintIsIn(page, "#cookie-banner");
    const shifted = await shift();
    await page.close();

    const fonts = loads.filter(({ type }) => type === "Font");
    const requests = loads.map(({ url }) => url).filter((url) => !url.startsWith("data:"));
    return {
      address,
      complaints,
      tooMuchShift: shifted > SHIFT && shifted,
      isBannerLargest,
      elsewhere: loads.filter(({ url }) => !url.startsWith(`${baseURL}/`) && !url.startsWith("data:")),
      tooMuchScript: sum(loads, "Script") > QUIET_PAGE_SCRIPT_BYTES && sum(loads, "Script"),
      fonts: fonts.length,
      tooMuchFont: sum(fonts) > FONT_BYTES && sum(fonts),
      tooLong: sum(loads, "Document") > documentBytes && sum(loads, "Document"),
      tooManyRequests: isPhone && requests.length > PHONE_REQUESTS_BEFORE_SCROLLING && requests,
    };
  };
  const seen = isPhone ? "eu" : "es";
  const documents = DOCUMENTS.filter(({ language }) => language === seen);
  expect(await severalAtATime(documents, visit)).toEqual(
    documents.map(({ address }) => ({
      address,
      complaints: [],
      tooMuchShift: false,
      isBannerLargest: false,
      elsewhere: [],
      tooMuchScript: false,
      fonts: 1,
      tooMuchFont: false,
      tooLong: false,
      tooManyRequests: false,
    })),
  );
});

/** What a phone may style for the banner and for the font, and the boxes that it may lay out for the font. */
const BANNER_STYLED = 40;
const FONT_STYLED = 40;
const FONT_LAID_OUT = 600;
const BUSY_PAGES = ["home", "services", "machinery"] as const;
/** Elements of a page beside its lists, and of each entry in them, of which an owner has as many as he likes. */
const ELEMENTS = {
  home: { frame: 206, entry: 11 },
  services: { frame: 174, entry: 5 },
  machinery: { frame: 312, entry: 4 },
};

interface TraceEvent {
  name: string;
  args: { elementCount?: number; beginData?: { dirtyObjects?: number } };
}

/** What the browser's own trace counts while something happens. */
async function countWork(session: CDPSession, act: () => Promise<void>) {
  const work = { styled: 0, laidOut: 0 };
  const count = ({ value }: { value: object[] }) => {
    for (const { name, args } of value as TraceEvent[]) {
      if (name === "UpdateLayoutTree") work.styled += args.elementCount ?? 0;
      if (name === "Layout") work.laidOut += args.beginData?.dirtyObjects ?? 0;
    }
  };
  session.on("Tracing.dataCollected", count);
  const complete = new Promise((found) => session.once("Tracing.tracingComplete", found));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline"] },
  });
  await act();
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", count);
  return work;
}

for (const name of BUSY_PAGES) {
  test(`on ${name} a phone styles and lays out little when the font comes and when the cookie banner appears @phone-only`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    // Pictures never come: each lays out its place anew, whenever it arrives.
    await session.send("Fetch.enable", { patterns: [{ resourceType: "Font" }, { resourceType: "Image" }] });
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 1000);
    // What waits below the screen would be drawn meanwhile, in steps of its own.
    await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
    const settle = () => page.waitForTimeout(500);
    const askedFor = new Promise<string>((found) =>
      session.on("Fetch.requestPaused", ({ requestId, resourceType }) => {
        if (resourceType === "Font") found(requestId);
      }),
    );
    await page.goto(pageAddress("es", name), { waitUntil: "domcontentloaded" });
    const requestId = await askedFor;
    await page.clock.runFor(1400);
    await settle();
    const font = await countWork(session, async () => {
      await session.send("Fetch.continueRequest", { requestId });
      await page.evaluate(() => document.fonts.ready);
      await settle();
    });
    const banner = await countWork(session, async () => {
      await page.clock.runFor(200);
      await expect(page.locator("#cookie-banner")).toBeVisible();
      await settle();
    });
    expect.soft(banner.styled, `${name}, styled for the banner`).toBeLessThanOrEqual(BANNER_STYLED);
    expect.soft(font.styled, `${name}, styled for the font`).toBeLessThanOrEqual(FONT_STYLED);
    expect.soft(font.laidOut, `${name}, laid out for the font`).toBeLessThanOrEqual(FONT_LAID_OUT);
    const entries = await page.locator("main :is(li, details)").count();
    const { frame, entry } = ELEMENTS[name];
    const elements = await page.locator("body *").count();
    expect.soft(elements, `${name}, elements`).toBeLessThanOrEqual(frame + entries * entry);
  });
}
