/**
 * A whole visit on a slow phone: home, banner and menu, machinery and its filter, contact and a message. Over https and
 * HTTP/2 behind Caddy where there is one, slow 4G and a fourth of the speed; nothing is emptied between the pages.
 */
import type { BrowserContext, CDPSession, Locator, Page } from "@playwright/test";
import { pageAddress } from "../contract/routes.ts";
import { hasCaddy, startCaddy } from "../tests/parts/caddy.ts";
import { fillIn, MESSAGE, sendButton } from "../tests/parts/contact-visitor.ts";
import { freePort } from "../tests/parts/free-port.ts";
import { launchChromium, PHONE } from "./chromium.ts";
import { type Bench, count, kilobytes, median, milliseconds, seconds, table } from "./report.ts";
import { endWithProcess, serveSite } from "./servers.ts";

const SLOWDOWN = 4;
/** Lighthouse's slow 4G, as it applies it to a browser. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};
/** the banner has come, and lazy pictures near the screen */
const SETTLED_MS = 4000;
/** The form takes a message that was written faster for a machine's. */
const WRITING_MS = 6000;
/** Between scrolling to something and touching it. */
const AIMING_MS = 600;
const KEY_INTERVAL_MS = 100;

/** What a page or a touch cost; what does not apply is not a number. */
interface Step {
  name: string;
  bytes: number;
  requests: number;
  largestPaintMs: number;
  answerMs: number;
}

export async function measureVisit({ rounds, folder, progress }: Bench): Promise<string> {
  const visits: Step[][] = [];
  for (let round = 1; round <= rounds; round++) {
    progress(`visit, round ${round} of ${rounds}`);
    visits.push(await visit(folder));
  }
  const steps = visits[0] ?? [];
  const rows = steps.map(({ name }, index) => {
    const middle = (of: (step: Step) => number) =>
      median(visits.flatMap((visit) => visit[index] ?? []).map(of));
    return [
      name,
      kilobytes(middle(({ bytes }) => bytes)),
      count(middle(({ requests }) => requests)),
      seconds(middle(({ largestPaintMs }) => largestPaintMs)),
      milliseconds(middle(({ answerMs }) => answerMs)),
    ];
  });
  const way = hasCaddy ? "https and HTTP/2 behind Caddy" : "plain HTTP, since Caddy is not installed";
  return `One visitor, Lighthouse's phone, slow 4G and a fourth of the speed, ${way}; medians of ${rounds}. Largest paint counts
from the tap on the link; the answer to a touch is the longest time to the next frame (INP) among the touches of that step.

${table(["step", "kB", "requests", "largest paint", "answer"], rows)}`;
}

async function visit(folder: string): Promise<Step[]> {
  const port = await freePort();
  const origin = hasCaddy ? `https://localhost:${port}` : undefined;
  await using site = await serveSite(folder, origin ? { SITE_URL: origin, TRUST_PROXY: "1" } : {});
  const caddy = origin ? await startCaddy(site.dataDir, site.port, port) : null;
  const finished = endWithProcess(() => caddy?.process.kill("SIGKILL"));
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
    return await walkThrough(context, origin ?? site.origin);
  } finally {
    await browser.close();
    caddy?.process.kill("SIGKILL");
    finished();
  }
}

async function walkThrough(context: BrowserContext, origin: string): Promise<Step[]> {
  const page = await context.newPage();
  await page.addInitScript(watchPaintsAndTouches);
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await slowDown(session);
  const steps: Step[] = [];
  const step = async (name: string, act: () => Promise<unknown>) => {
    await act();
    await page.waitForTimeout(SETTLED_MS);
    steps.push({ name, ...traffic.sinceLast(), ...(await page.evaluate(paintsAndTouches)) });
  };
  const linkTo = (name: "machinery" | "contact") =>
    page.locator(`#menu a[href="${pageAddress("es", name)}"]`).first();
  const openMenu = () => touch(page.locator("#menu > summary"));
  const follow = async (name: "machinery" | "contact") => {
    await touch(linkTo(name));
    await page.waitForURL(`**${pageAddress("es", name)}`);
    await page.waitForLoadState();
  };

  await step("home page", () => page.goto(origin + pageAddress("es", "home"), { waitUntil: "load" }));
  await step("refusing cookies", () => touch(page.locator("#cookie-banner [data-answer=reject]")));
  await step("opening the menu", openMenu);
  await step("machinery page", () => follow("machinery"));
  await step("choosing a category", () => touch(page.getByRole("radio").nth(1)));
  await openMenu();
  await step("contact page", () => follow("contact"));
  await step("writing a message", () => write(page));
  await step("sending it", () => touch(sendButton(page)));
  return steps;
}

/** As a finger does: Playwright's own `tap` looks for what it hits while the page answers, which counts as the page's time. */
async function touch(control: Locator) {
  await control.scrollIntoViewIfNeeded();
  await control.page().waitForTimeout(AIMING_MS);
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${control} is not to be seen`);
  await control.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function write(page: Page) {
  await touch(page.locator('main form [name="name"]'));
  await page.keyboard.type(MESSAGE.name, { delay: KEY_INTERVAL_MS });
  await page.waitForTimeout(WRITING_MS);
  await fillIn(page);
}

async function slowDown(session: CDPSession) {
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
}

/** Bytes over the wire, headers included; what came from the cache is no request. */
async function watchTraffic(session: CDPSession) {
  let [bytes, requests] = [0, 0];
  const cached = new Set<string>();
  session.on("Network.requestServedFromCache", ({ requestId }) => void cached.add(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const isNew = !response.fromDiskCache && !cached.has(requestId);
    if (isNew && response.url.startsWith("http")) requests += 1;
  });
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  return {
    sinceLast: () => {
      const since = { bytes, requests };
      [bytes, requests] = [0, 0];
      return since;
    },
  };
}

/* Both run in the page. */

interface Watched {
  paint: number;
  touch: number;
}

function watchPaintsAndTouches() {
  const watched: Watched = { paint: Number.NaN, touch: Number.NaN };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    const [navigation] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
      activationStart?: number;
    })[];
    // A page that was prerendered begins for the visitor when it is shown.
    for (const { startTime } of list.getEntries())
      watched.paint = Math.max(0, startTime - (navigation?.activationStart ?? 0));
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) watched.touch = Math.max(watched.touch || 0, entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** What was seen since it was last asked. */
function paintsAndTouches(): Pick<Step, "largestPaintMs" | "answerMs"> {
  const { watched } = window as unknown as { watched: Watched };
  const seen = { largestPaintMs: watched.paint, answerMs: watched.touch };
  Object.assign(watched, { paint: Number.NaN, touch: Number.NaN });
  return seen;
}
