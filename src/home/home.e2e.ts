/** The home page in a real browser, section by section. */

import { basename } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { REJECT_ALL } from "../../contract/consent.ts";
import { LANGUAGES } from "../../contract/languages.ts";
import { pageAddress } from "../../contract/routes.ts";
import { content } from "../../tests/content.ts";
import { answerBeforehand } from "../../tests/parts/consent-page.ts";
import { forgetLanguage } from "../../tests/parts/forget-language.ts";

const shows = (name: (typeof content.home.sections)[number]) => content.home.sections.includes(name);

(shows("questions") ? test : test.skip)(
  "questions are closed at first, and each toggles by itself",
  async ({ page }) => {
    await page.goto("/es/");
    const items = page.locator("#preguntas-frecuentes details");
    await expect(items).toHaveCount(content.questions.length);
    const last = content.questions.length - 1;
    for (const item of await items.all()) await expect(item).not.toHaveAttribute("open");
    await items.nth(0).locator("summary").click();
    await items.nth(last).locator("summary").click();
    await expect(items.nth(0).locator("p")).toBeVisible();
    await expect(items.nth(last).locator("p")).toBeVisible();
    await items.nth(0).locator("summary").click();
    await expect(items.nth(0).locator("p")).toBeHidden();
    await expect(items.nth(last).locator("p")).toBeVisible();
  },
);

test("a phone held sideways shows both of the hero's buttons, whole @phone-only", async ({ page }) => {
  await forgetLanguage(page);
  for (const [width, height] of [
    [568, 320],
    [844, 340],
    [932, 370],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const address of ["/es/", "/eu/"]) {
      await page.goto(address);
      for (const button of await page.locator("#inicio [data-free-of-call-bar] a").all())
        await expect(button, `${address} at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test("no figure is broken over two lines, however long @phone", async ({ page }) => {
  await page.goto("/es/");
  const figures = await page
    .locator("main .figures :is(dd, strong)")
    .filter({ visible: true })
    .evaluateAll((values) =>
      values.map((value) => {
        const text = document.createRange();
        text.selectNodeContents(value);
        const fits = text.getBoundingClientRect().width <= value.getBoundingClientRect().width + 1;
        return { value: value.textContent, lines: text.getClientRects().length, fits };
      }),
    );
  for (const figure of figures) expect(figure).toMatchObject({ lines: 1, fits: true });
});

test("on wide screens no line of the headline is broken, and the figures stand in the first screen", async ({
  page,
}) => {
  await forgetLanguage(page);
  await answerBeforehand(page, REJECT_ALL);
  for (const language of LANGUAGES) {
    await page.goto(pageAddress(language, "home"));
    const heading = page.locator("#inicio h1");
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
      [1440, 900],
      [1920, 1080],
      [2560, 1300],
    ] as const) {
      await page.setViewportSize({ width, height });
      const name = `${language}, ${width} px`;
      const lines = await heading.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect.soft(lines, name).toBe(content.home.hero.heading[language].split("\n").length);
      if (content.home.sections[0] !== "figures") continue;
      for (const figure of await page.locator("main .figures li").all())
        await expect.soft(figure, name).toBeInViewport({ ratio: 0.99 });
    }
  }
});

test.describe("the hero's picture", () => {
  test("is described as the scene that this width shows @phone", async ({ page, isMobile }) => {
    await page.goto("/es/");
    const { desktop, mobile } = content.home.hero;
    const scene = page.locator("#inicio").getByRole("img");
    await expect(scene).toHaveCount(1);
    await expect(scene).toHaveAccessibleName((isMobile ? mobile : desktop).alt.es);
  });

  /** What the addresses of a picture have in common: its own name, before the build's signs. */
  const nameOf = ({ image }: { image: string }) => `/${basename(image)}.`;
  const [WIDE, NARROW] = [nameOf(content.home.hero.desktop), nameOf(content.home.hero.mobile)];

  /** The hero's files in the order in which the page asked for them. */
  function heroFiles(page: Page): string[] {
    const files: string[] = [];
    page.on("request", (request) => {
      const url = request.url();
      if (url.includes(WIDE) || url.includes(NARROW)) files.push(url);
    });
    return files;
  }

  test("on a wide screen is one file, and never the phone's", async ({ page }) => {
    const files = heroFiles(page);
    await page.goto("/es/", { waitUntil: "networkidle" });
    expect(files).toEqual([expect.stringContaining(WIDE)]);
    await expect(page.locator("#inicio img:visible")).toHaveCount(1);
  });

  test("under 768 px the phone's variant is shown, from 768 px the desktop's", async ({ page }) => {
    const shown = () =>
      page.locator("#inicio picture img").evaluate((image: HTMLImageElement) => image.currentSrc);
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto("/es/");
    await expect.poll(shown).toContain(NARROW);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(shown).toContain(WIDE);
  });

  test("on a phone starts as a light placeholder, and the full one takes its place once loaded @phone-only", async ({
    page,
  }) => {
    const files = heroFiles(page);
    const sizes = new Map<string, number>();
    page.on("requestfinished", async (request) => {
      if (request.resourceType() === "image")
        sizes.set(request.url(), (await request.sizes()).responseBodySize);
    });
    const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    await page.route(`**${NARROW}*`, async (route) => {
      await held[files.length > 1 ? 1 : 0].promise;
      await route.continue();
    });
    await page.goto("/es/", { waitUntil: "domcontentloaded" });
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(files, "before the page has loaded there is only the light one").toHaveLength(1);
    held[0].resolve();

    const full = page.locator("#inicio picture ~ img");
    await expect.poll(() => files.length).toBe(2);
    await expect(full).not.toHaveAttribute("data-loaded");
    await expect(full).toHaveCSS("opacity", "0");
    held[1].resolve();
    await expect(full).toHaveAttribute("data-loaded");
    await expect(full).toHaveCSS("opacity", "1");
    expect(files.every((file) => file.includes(NARROW))).toBe(true);
    await expect.poll(() => sizes.size).toBeGreaterThanOrEqual(2);
    const [light = 0, whole = 0] = [...sizes]
      .filter(([url]) => url.includes(NARROW))
      .map(([, bytes]) => bytes);
    expect(light).toBeLessThan(whole);
  });

  /** Notes with which delay the page asks to be called back. */
  const noteDelays = (page: Page) =>
    page.addInitScript(() => {
      const delays = { idle: [] as unknown[], timeout: [] as unknown[] };
      Object.assign(window, { delays });
      const { setTimeout: wait } = window;
      window.setTimeout = ((run: TimerHandler, delay?: number) => {
        delays.timeout.push(delay);
        return wait(run, delay);
      }) as typeof window.setTimeout; // Node's own type wants more
      window.requestIdleCallback = (_, options) => delays.idle.push(options?.timeout);
    });
  const delays = (page: Page, kind: "idle" | "timeout") =>
    page.evaluate(
      (name) => (window as unknown as { delays: Record<string, unknown[]> }).delays[name], // set above
      kind,
    );

  test("waits for an idle moment, 2 s at most @phone-only", async ({ page }) => {
    await noteDelays(page);
    await page.goto("/es/", { waitUntil: "load" });
    await expect.poll(() => delays(page, "idle")).toContain(2000);
  });

  test("in a browser that does not tell idle moments, waits for 1 s after the page has loaded @phone-only", async ({
    page,
  }) => {
    await noteDelays(page);
    await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
    await page.goto("/es/", { waitUntil: "load" });
    await expect.poll(() => delays(page, "timeout")).toContain(1000);
    await expect(page.locator("#inicio picture ~ img")).toHaveAttribute("data-loaded");
  });
});

/** WCAG 2.2, level AA. */
const LEAST_CONTRAST = 4.5;

test("the depth follows whoever reads, and stands still with less motion", async ({ page }) => {
  await page.goto("/es/");
  const label = page.locator(".stratum").nth(1);
  const decimetres = () =>
    label.evaluate((stratum) =>
      Number(getComputedStyle(stratum, "::before").getPropertyValue("--decimetres")),
    );
  // Again and again: what is drawn on the way moves what stands below it.
  const readTo = (part: "start" | "end") =>
    label.evaluate(async (stratum, block) => {
      for (let time = 0; time < 10; time++) {
        stratum.scrollIntoView({ block, behavior: "instant" });
        await new Promise(requestAnimationFrame);
      }
    }, part);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await readTo("end");
  expect(await decimetres()).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await readTo("start");
  await expect.poll(decimetres).toBeGreaterThan(0);
  const above = await decimetres();
  await readTo("end");
  await expect.poll(decimetres).toBeGreaterThan(above);
});

test("the depth is told on solid ground, which no boundary cuts; a phone has no margin for it @phone", async ({
  page,
  isMobile,
}) => {
  await page.goto("/es/");
  const labels = await page.locator(".stratum").evaluateAll((strata) =>
    strata.map((stratum) => {
      const { content, display, position, justifySelf, backgroundColor } = getComputedStyle(
        stratum,
        "::before",
      );
      const ground = getComputedStyle(stratum.firstElementChild ?? stratum).backgroundColor;
      const { clipPath } = getComputedStyle(stratum);
      return {
        isShown: content !== "none" && display !== "none",
        staysWithin: position === "sticky" && clipPath === "none",
        isOnGround: backgroundColor === ground,
        leavesTheWayUp: justifySelf === "start",
      };
    }),
  );
  expect(labels.length).toBeGreaterThan(0);
  for (const { isShown, staysWithin, isOnGround, leavesTheWayUp } of labels)
    expect(isMobile ? !isShown : isShown && staysWithin && isOnGround && leavesTheWayUp).toBe(true);
});

test("every text can be read on its stratum @phone", async ({ page }) => {
  await page.goto("/es/");
  // axe cannot tell: the marks of the scale are a picture behind the text.
  const pale = await page.evaluate((least) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const luminance = (colour: string) => {
      if (!canvas) throw new Error("no canvas");
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return [...document.querySelectorAll(".stratum")].flatMap((stratum) => {
      const ground = luminance(getComputedStyle(stratum.firstElementChild ?? stratum).backgroundColor);
      const quiet = [...stratum.querySelectorAll("h2, .text-moss, .text-fern")].map(
        (text) => getComputedStyle(text).color,
      );
      return [getComputedStyle(stratum, "::before").color, ...quiet].flatMap((colour) => {
        const [darker = 0, lighter = 0] = [ground, luminance(colour)].sort((one, other) => one - other);
        const contrast = (lighter + 0.05) / (darker + 0.05);
        return contrast < least ? [`${colour} on ${stratum.getAttribute("data-stratum")}: ${contrast}`] : [];
      });
    });
  }, LEAST_CONTRAST);
  expect(pale).toEqual([]);
});

test("each stratum below the grass is darker than the one above it", async ({ page }) => {
  await page.goto("/eu/");
  const lightness = await page
    .locator(".stratum > :first-child")
    .evaluateAll((grounds) =>
      grounds.map((ground) =>
        Number.parseFloat(getComputedStyle(ground).backgroundColor.match(/^oklab\(([\d.]+)/)?.[1] ?? ""),
      ),
    );
  const earth = lightness.filter((share) => !Number.isNaN(share));
  expect(earth.length).toBeGreaterThan(1);
  expect(earth).toEqual(earth.toSorted((one, other) => other - one));
  expect(new Set(earth).size).toBe(earth.length);
});
