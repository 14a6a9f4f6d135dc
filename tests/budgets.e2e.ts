/** What a visitor downloads, weighed: a byte too many fails here. */

import { expect, type Page, test } from "@playwright/test";
import { DOCUMENTS } from "./addresses.ts";
import { severalAtATime } from "./several-at-a-time.ts";

const QUIET_PAGE_SCRIPT_BYTES = 6_000;
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
  const visit = async (address: string) => {
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
    const shifted = await shift();
    await page.close();

    const fonts = loads.filter(({ type }) => type === "Font");
    return {
      address,
      complaints,
      tooMuchShift: shifted > SHIFT && shifted,
      elsewhere: loads.filter(({ url }) => !url.startsWith(`${baseURL}/`) && !url.startsWith("data:")),
      tooMuchScript: sum(loads, "Script") > QUIET_PAGE_SCRIPT_BYTES && sum(loads, "Script"),
      fonts: fonts.length,
      tooMuchFont: sum(fonts) > FONT_BYTES && sum(fonts),
    };
  };
  const addresses = DOCUMENTS.filter(({ language }) => language === "es").map(({ address }) => address);
  expect(await severalAtATime(addresses, visit)).toEqual(
    addresses.map((address) => ({
      address,
      complaints: [],
      tooMuchShift: false,
      elsewhere: [],
      tooMuchScript: false,
      fonts: 1,
      tooMuchFont: false,
    })),
  );
});
