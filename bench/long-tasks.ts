/** The longest that the browser is busy with one task while a page loads and is scrolled, its CPU slowed four times. */
import type { Browser } from "@playwright/test";
import { serveBareSite } from "./bare-site.ts";
import { launchChromium, PHONE } from "./chromium.ts";
import { longestTask } from "./main-thread.ts";
import type { Bench } from "./part.ts";
import { serveSite } from "./running-site.ts";
import { median } from "./statistics.ts";
import { milliseconds, ratio, table } from "./table.ts";

const SLOWDOWN = 4;
const SETTLED_MS = 3_500;
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"];
const REFERENCE = "a bare document";

export async function measureLongTasks({ rounds, folder, progress }: Bench): Promise<string> {
  await using site = await serveSite(folder);
  await using bare = await serveBareSite();
  const urls = new Map([
    [REFERENCE, `${bare.origin}/`],
    ["/es/", `${site.origin}/es/`],
    ["/es/maquinaria", `${site.origin}/es/maquinaria`],
  ]);
  const browser = await launchChromium();
  const found = new Map([...urls.keys()].map((name) => [name, [] as ReturnType<typeof longestTask>[]]));
  for (let round = 1; round <= rounds; round++) {
    for (const [name, url] of urls) {
      progress(`trace, round ${round} of ${rounds}: ${name}`);
      const task = longestTask(await trace(browser, url), url);
      if (!Number.isNaN(task.busyMs)) found.get(name)?.push(task); // a trace may lack its beginning
    }
  }
  await browser.close();
  const referenceMs = median((found.get(REFERENCE) ?? []).map(({ busyMs }) => busyMs));
  const rows = [...found].map(([name, tasks]) => {
    const busyMs = median(tasks.map((task) => task.busyMs));
    const passedMs = median(tasks.map((task) => task.passedMs));
    const work = [...new Set(tasks.map((task) => task.chiefWork))].join(", ");
    return [name, milliseconds(busyMs), ratio(busyMs, referenceMs), milliseconds(passedMs), work];
  });
  return `Medians of ${rounds}. Processor time leaves out what other programs took from the browser meanwhile.

${table(["longest task", "processor time", "beside the bare document", "by the clock", "chiefly"], rows)}`;
}

async function trace(browser: Browser, url: string): Promise<Buffer> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "smooth" }));
  await page.waitForTimeout(SETTLED_MS);
  const recorded = await browser.stopTracing();
  await context.close();
  return recorded;
}
