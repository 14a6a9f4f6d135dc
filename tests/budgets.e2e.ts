/** What a visitor downloads, weighed: a byte too many fails here. */
import { expect, type Page, test } from "@playwright/test";
import { DOCUMENTS } from "./addresses.ts";

const FIRST_FLIGHT_BYTES = 14_600;
const QUIET_PAGE_SCRIPT_BYTES = 5_000;
const SCROLLED_HOME_BYTES = 500_000;
const HOME_BYTES = 150_000;
const HOME_REQUESTS = 8;
const FONT_BYTES = 36_000;
const SETTLED_MS = 3_500;

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

for (const { address } of DOCUMENTS) {
  test(`${address} arrives in the first flight`, async ({ request, baseURL }) => {
    const response = await fetch(`${baseURL}${address}`, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(Number(response.headers.get("content-length"))).toBeLessThanOrEqual(FIRST_FLIGHT_BYTES);
    expect((await request.get(address)).ok()).toBe(true);
  });
}

for (const { address } of DOCUMENTS.filter(({ language }) => language === "es")) {
  test(`${address} untouched loads no React, nothing from elsewhere, and says nothing on the console @phone`, async ({
    page,
    baseURL,
  }) => {
    const loads = await record(page);
    const complaints: string[] = [];
    page.on(
      "console",
      (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()),
    );
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(SETTLED_MS);

    expect(complaints).toEqual([]);
    expect(loads.filter(({ url }) => !url.startsWith(`${baseURL}/`) && !url.startsWith("data:"))).toEqual([]);
    expect(sum(loads, "Script")).toBeLessThanOrEqual(QUIET_PAGE_SCRIPT_BYTES);
    const fonts = loads.filter(({ type }) => type === "Font");
    expect(fonts).toHaveLength(1);
    expect(sum(fonts)).toBeLessThanOrEqual(FONT_BYTES);
  });
}

test("the home page on a phone: bytes and requests @phone-only", async ({ page }) => {
  const loads = await record(page);
  await page.goto("/es/", { waitUntil: "load" });
  await page.waitForTimeout(SETTLED_MS);
  expect(sum(loads)).toBeLessThanOrEqual(HOME_BYTES);
  expect(loads.filter(({ url }) => url.startsWith("http")).length).toBeLessThanOrEqual(HOME_REQUESTS);
});

test("the home page scrolled to its end on a phone @phone-only", async ({ page }) => {
  const loads = await record(page);
  await page.goto("/es/", { waitUntil: "load" });
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 600) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(1000);
  expect(sum(loads)).toBeLessThanOrEqual(SCROLLED_HOME_BYTES);
});
