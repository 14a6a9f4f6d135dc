/** Every page on a phone: what it downloads, and what Lighthouse says. */

import type { Browser, Page } from "@playwright/test";
import { pageAddress } from "../contract/routes.ts";
import { DOCUMENTS } from "../tests/addresses.ts";
import {
  type Audit,
  audit,
  judgementTable,
  launchChromium,
  PHONE,
  REFERENCE,
  THROTTLING,
} from "./chromium.ts";
import { type Bench, kilobytes, milliseconds, seconds, table } from "./report.ts";
import { serveBareSite, serveSite } from "./servers.ts";

/** In both languages; of the others, which share code and layout, the Spanish ones stand for both. */
const MOST_VISITED = (["home", "services", "machinery", "contact"] as const).map((page) =>
  pageAddress("eu", page),
);
/** One page of each kind. */
const SAMPLE = /^\/es\/(servicios|maquinaria|proyectos|nosotros|contacto|aviso-legal)?$/;

export async function measurePages(bench: Bench): Promise<string> {
  await using site = await serveSite(bench.folder);
  const addresses = DOCUMENTS.map(({ address }) => address).filter(
    (address) => !bench.quick || SAMPLE.test(address),
  );
  const { weights, scrolledHome } = await weighAll(bench, site.origin, addresses);
  const audited = addresses.filter((address) => address.startsWith("/es/") || MOST_VISITED.includes(address));
  const audits = await auditAll(bench, site.origin, audited);
  return `What arrives within 3.5 s of the first visit, untouched:

${weightTable(weights)}

The Spanish home page scrolled to its end: ${kilobytes(totalBytes(scrolledHome))} kB.

${budgetLines(weights)}

Lighthouse 13.5, mobile: **simulated / applied** throttling, medians of ${bench.rounds}, rounds interleaved. All Spanish
pages, and in Basque the most visited ones. In brackets: times the bare document's.

${judgementTable(audits)}`;
}

async function weighAll({ progress }: Bench, origin: string, addresses: readonly string[]) {
  const browser = await launchChromium();
  const weights = new Map<string, Awaited<ReturnType<typeof weigh>>>();
  for (const address of addresses) {
    progress(`weighing ${address}`);
    weights.set(address, await weigh(browser, `${origin}${address}`));
  }
  const home = `${origin}${pageAddress("es", "home")}`;
  const scrolledHome = await weigh(browser, home, { scrolled: true });
  await browser.close();
  return { weights, scrolledHome };
}

/** Round by round, so that noise from other work on the machine falls on all pages alike. */
async function auditAll({ rounds, progress }: Bench, origin: string, addresses: readonly string[]) {
  await using bare = await serveBareSite();
  const urls = new Map([
    [REFERENCE, `${bare.origin}/`],
    ...addresses.map((address) => [address, `${origin}${address}`] as const),
  ]);
  const audits = new Map<string, Audit[]>([...urls.keys()].map((name) => [name, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const [name, url] of urls) {
      for (const throttling of THROTTLING) {
        const result = await audit(url, throttling);
        audits.get(name)?.push(result);
        progress(`Lighthouse, round ${round} of ${rounds}, ${throttling}, ${name}: ${inShort(result)}`);
      }
    }
  }
  return audits;
}

function inShort({
  scores,
  largestPaintMs = Number.NaN,
  blockingMs = Number.NaN,
  complaints,
}: Audit): string {
  const figures = [Object.values(scores).join(" "), seconds(largestPaintMs), milliseconds(blockingMs)];
  return [...figures, ...complaints].join(", ");
}

/* What a phone downloads for each page before anyone touches it. */

const SETTLED_MS = 3_500;
const SCREEN_MS = 100;
const KINDS = ["Document", "Script", "Stylesheet", "Font", "Image"] as const;

interface Load {
  kind: string;
  bytes: number;
}

/** Every answer on a first visit, with the bytes that crossed the wire, headers included. */
async function weigh(browser: Browser, url: string, { scrolled = false } = {}): Promise<Load[]> {
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

const totalBytes = (loads: readonly Load[]) => loads.reduce((sum, { bytes }) => sum + bytes, 0);

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
