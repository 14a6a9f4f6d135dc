import { defineConfig, devices } from "@playwright/test";
import { LAZY_PICTURES_AS_IN_CHROME } from "./tests/browser.ts";
import { fontEnvironment } from "./tests/font-sets.ts";
import { freePort } from "./tests/parts/free-port.ts";

// Two runs beside each other have a server each. The workers, which read this again, have it from here.
process.env.TEST_PORT ??= String(await freePort());
const PORT = process.env.TEST_PORT;
/** Not its name: a bare machine may know none. */
const ORIGIN = `http://127.0.0.1:${PORT}`;
const PHONE = { width: 390, height: 844 };
/** Playwright's own: a mouse. The last of a name counts, so that what is set for every Chromium has to repeat them. */
const MOUSE = [
  "primaryHoverType=2",
  "availableHoverTypes=2",
  "primaryPointerType=4",
  "availablePointerTypes=4",
];

/** Browser tests run against the built site on the real server, with a database and a mailbox of their own. */
export default defineConfig({
  testDir: ".",
  testMatch: "{src,editor,tests}/**/*.e2e.ts",
  fullyParallel: true,
  workers: 3,
  // For slow machines that build something beside.
  timeout: 300_000,
  expect: { timeout: Number(process.env.EXPECT_TIMEOUT_MS ?? 45_000) },
  forbidOnly: true,
  reporter: [["dot"], ["json"]],
  webServer: {
    command: "exec node tests/site-under-test.ts",
    url: `${ORIGIN}/healthz`,
    timeout: 300_000,
    env: { PORT },
  },
  use: {
    baseURL: ORIGIN,
    locale: "es-ES",
    actionTimeout: 60_000,
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      env: fontEnvironment("Arimo"),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // Without a process of its own to draw in, a page takes less of the processor.
        "--in-process-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--blink-settings=${[...MOUSE, LAZY_PICTURES_AS_IN_CHROME]}`,
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 1280, height: 800 },
        // Every frame of a movement is drawn by the processor; on phones everything moves.
        contextOptions: { reducedMotion: "reduce" },
      },
      grepInvert: /@phone-only/,
    },
    {
      name: "phone",
      // The screen too: the browser chooses what it preloads by the screen, before the page has a width.
      use: { ...devices["Pixel 7"], viewport: PHONE, screen: PHONE },
      grep: /@phone/,
    },
  ],
});
