/** The Chromium that measures, the same for every part. */
import { chromium } from "@playwright/test";
import { findBrowser } from "../tests/browser.ts";

export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Lighthouse's phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "es-ES",
};

export async function chromiumPath(): Promise<string> {
  return (await findBrowser({ withWindows: true })) ?? chromium.executablePath();
}

export async function launchChromium() {
  return chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
}
