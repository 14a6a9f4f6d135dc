/** Lighthouse's judgement of a page, in rounds. */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { CHROMIUM_FLAGS, chromiumPath } from "./chromium.ts";
import { endWithProcess } from "./unfinished.ts";

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
