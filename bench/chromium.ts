/** The Chromium that measures, the same for every part, and Lighthouse in it. */
import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser, LAZY_PICTURES_AS_IN_CHROME } from "../tests/browser.ts";
import { count, median, milliseconds, ratio, seconds, shift, table } from "./report.ts";
import { endWithProcess } from "./servers.ts";

const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--blink-settings=${LAZY_PICTURES_AS_IN_CHROME}`,
];

/** Lighthouse's phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "es-ES",
};

async function chromiumPath(): Promise<string> {
  return (await findBrowser({ withWindows: true })) ?? chromium.executablePath();
}

export async function launchChromium() {
  return chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
}

/* Lighthouse's judgement of a page, in rounds. */

/** Slow 4G and a CPU four times slower: reckoned from a quick load, or really applied to the browser. */
export const THROTTLING = ["simulate", "devtools"] as const;
export type Throttling = (typeof THROTTLING)[number];

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** A number is missing where Lighthouse could not tell it. */
export interface Audit {
  throttling: Throttling;
  scores: Partial<Record<(typeof CATEGORIES)[number], number>>;
  largestPaintMs?: number | undefined;
  blockingMs?: number | undefined;
  layoutShift?: number | undefined;
  /** what kept a category below 100, performance aside, and why a run gave nothing */
  complaints: string[];
}

/** One first visit in a fresh Chromium. */
export async function audit(url: string, throttling: Throttling): Promise<Audit> {
  const chrome = await launch({
    chromePath: await chromiumPath(),
    chromeFlags: ["--headless=new", ...CHROMIUM_FLAGS],
  });
  const finished = endWithProcess(chrome.kill);
  try {
    const options = {
      port: chrome.port,
      throttlingMethod: throttling,
      formFactor: "mobile",
      logLevel: "silent",
    } as const;
    const result = await lighthouse(url, options);
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? "no result");
    return judgement(result.lhr, throttling);
  } catch (error) {
    // A run without a result is not made again: that would keep only a slow page's lucky runs.
    return { throttling, scores: {}, complaints: [error instanceof Error ? error.message : String(error)] };
  } finally {
    chrome.kill();
    finished();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function judgement({ audits, categories }: Report, throttling: Throttling): Audit {
  const scores = CATEGORIES.flatMap((category) => {
    const score = categories[category]?.score;
    return typeof score === "number" ? [[category, Math.round(score * 100)]] : [];
  });
  const failed = CATEGORIES.filter((category) => category !== "performance")
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return {
    throttling,
    scores: Object.fromEntries(scores),
    largestPaintMs: audits["largest-contentful-paint"]?.numericValue,
    blockingMs: audits["total-blocking-time"]?.numericValue,
    layoutShift: audits["cumulative-layout-shift"]?.numericValue,
    complaints: failed.map(({ id }) => id),
  };
}

/* Lighthouse's rounds as one row a page, beside the bare document. */

/** The row that the others are compared with. */
export const REFERENCE = "a bare document";

export function judgementTable(audits: ReadonlyMap<string, readonly Audit[]>): string {
  const reference = audits.get(REFERENCE) ?? [];
  const head = ["page", "performance", "LCP", "TBT", "CLS", "accessibility", "best practices", "SEO"];
  const rows = [...audits].map(([name, runs]) => [
    name,
    inBothModes((throttling) => performance(ofMode(runs, throttling))),
    inBothModes((throttling) => largestPaint(ofMode(runs, throttling), ofMode(reference, throttling))),
    inBothModes((throttling) =>
      milliseconds(median(ofMode(runs, throttling).map(({ blockingMs }) => blockingMs))),
    ),
    inBothModes((throttling) =>
      shift(median(ofMode(runs, throttling).map(({ layoutShift }) => layoutShift))),
    ),
    ...(["accessibility", "best-practices", "seo"] as const).map((category) =>
      count(median(runs.map(({ scores }) => scores[category]))),
    ),
  ]);
  return [table(head, rows), ...complaints(audits)].join("\n\n");
}

const inBothModes = (cellOf: (throttling: Throttling) => string) => THROTTLING.map(cellOf).join(" / ");

const ofMode = (runs: readonly Audit[], wanted: Throttling) =>
  runs.filter(({ throttling }) => throttling === wanted);

function performance(runs: readonly Audit[]): string {
  const scores = runs.map(({ scores }) => scores.performance);
  const missing = scores.filter((score) => score === undefined).length;
  return count(median(scores)) + (missing > 0 ? ` (${missing} void)` : "");
}

function largestPaint(runs: readonly Audit[], reference: readonly Audit[]): string {
  const own = median(runs.map(({ largestPaintMs }) => largestPaintMs));
  return `${seconds(own)} (${ratio(own, median(reference.map(({ largestPaintMs }) => largestPaintMs)))})`;
}

/** Of the pages; what a bare document lacks is not news. */
function complaints(audits: ReadonlyMap<string, readonly Audit[]>): string[] {
  const lines = [...audits].flatMap(([name, runs]) => {
    const distinct = [...new Set(runs.flatMap((run) => run.complaints))];
    return name === REFERENCE || distinct.length === 0 ? [] : [`- ${name}: ${distinct.join(", ")}`];
  });
  return lines.length === 0 ? [] : [`Found fault with:\n\n${lines.join("\n")}`];
}
