import type { Page } from "@playwright/test";

/** Later than any machine needs to stop it: a clock cannot be stopped in the past. */
const AHEAD_MS = 10_000;

/** Stops the page's own clock, which was installed before, so that time passes only when the test says so. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
}
