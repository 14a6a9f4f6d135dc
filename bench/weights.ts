/** What a phone downloads for each page before anyone touches it. */
import type { Browser, Page } from "@playwright/test";
import { PHONE } from "./chromium.ts";
import { kilobytes, table } from "./table.ts";

const SETTLED_MS = 3_500;
const SCREEN_MS = 100;
const KINDS = ["Document", "Script", "Stylesheet", "Font", "Image"] as const;

interface Load {
  kind: string;
  bytes: number;
}

/** Every answer on a first visit, with the bytes that crossed the wire, headers included. */
export async function weigh(browser: Browser, url: string, { scrolled = false } = {}): Promise<Load[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const loads: Load[] = [];
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.url.startsWith("http")) kinds.set(requestId, type);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind !== undefined) loads.push({ kind, bytes: encodedDataLength });
  });
  await session.send("Network.enable");
  await page.goto(url, { waitUntil: "load" });
  if (scrolled) await scrollToEnd(page);
  await page.waitForTimeout(SETTLED_MS);
  await context.close();
  return loads;
}

/** Bytes a page should stay below. The document's is today's largest and 3 kB for an owner's texts. */
const BUDGETS = { Document: 28_000, Script: 6_000, total: 120_000 } as const;

/** One line for each budget that a page exceeds, or one that says there is none. */
export function budgetLines(weights: ReadonlyMap<string, readonly Load[]>): string {
  const exceeded = [...weights].flatMap(([address, loads]) =>
    Object.entries(BUDGETS).flatMap(([kind, budget]) => {
      const bytes = totalBytes(kind === "total" ? loads : loads.filter((load) => load.kind === kind));
      const what = kind.toLowerCase();
      return bytes > budget ? [`- ${address}: ${what} ${kilobytes(bytes)} kB of ${kilobytes(budget)}`] : [];
    }),
  );
  return exceeded.length > 0 ? `Over budget:\n\n${exceeded.join("\n")}` : "No page is over its budget.";
}

export const totalBytes = (loads: readonly Load[]) => loads.reduce((sum, { bytes }) => sum + bytes, 0);

/** A screen at a time, as a reader does, so that lazy pictures come. */
async function scrollToEnd(page: Page) {
  const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
  for (let screen = 1; screen <= screens; screen++) {
    await page.evaluate((count) => scrollTo(0, count * innerHeight), screen);
    await page.waitForTimeout(SCREEN_MS);
  }
}

export function weightTable(weights: ReadonlyMap<string, readonly Load[]>): string {
  const rows = [...weights].map(([address, loads]) => {
    const ofKind = (kind: string) => loads.filter((load) => load.kind === kind);
    const other = loads.filter(({ kind }) => !KINDS.some((known) => known === kind));
    const figures = [...KINDS.map(ofKind), other, loads].map((some) => kilobytes(totalBytes(some)));
    return [address, ...figures, String(loads.length)];
  });
  return table(
    ["kB over the wire", ...KINDS.map((kind) => kind.toLowerCase()), "other", "total", "requests"],
    rows,
  );
}
