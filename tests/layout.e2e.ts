/** Header, footer, anchors and the little helpers that every page has. */
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { REJECT_ALL } from "../contract/consent.ts";
import { pageAddress, projectAddress } from "../contract/routes.ts";
import { DOCUMENTS } from "./addresses.ts";
import { content, first, policyAddress } from "./content.ts";
import { answerBeforehand } from "./parts/consent-page.ts";
import { forgetLanguage } from "./parts/forget-language.ts";

test("the logo measures 272 × 80 and leads home in the page's language", async ({ page }) => {
  await page.goto("/eu/nosotros");
  const logo = page.locator("header a").first();
  await expect(logo).toHaveAttribute("href", "/eu/");
  const box = await logo.locator("svg, img").boundingBox();
  expect([box?.width, box?.height]).toEqual([272, 80]);
});

test("the header gets a shadow past 10 px, and the way back up appears past 300 px", async ({ page }) => {
  await page.goto("/es/servicios");
  const header = page.locator("#header");
  const up = page.getByRole("link", { name: "Volver arriba" });
  await page.evaluate(() => scrollTo(0, 10));
  await expect(header).not.toHaveAttribute("data-scrolled");
  await page.evaluate(() => scrollTo(0, 11));
  await expect(header).toHaveAttribute("data-scrolled");
  await page.evaluate(() => scrollTo(0, 300));
  await expect(up).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await expect(up).toBeVisible();
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the way back up lies on no word, with and without a call bar, on every kind of screen @phone", async ({
  page,
}) => {
  test.setTimeout(600_000);
  await answerBeforehand(page, REJECT_ALL);
  await forgetLanguage(page);
  const sizes = page.viewportSize()?.width === 390 ? [360, 390] : [768, 1024, 1440];
  const addresses = [
    pageAddress("es", "home"),
    pageAddress("eu", "services"),
    pageAddress("eu", "machinery"),
    policyAddress("es", "cookies"),
    projectAddress("eu", first(content.projects).slug),
  ];
  for (const address of addresses) {
    await page.goto(address);
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 740 });
      const covered = await page.evaluate(async () => {
        const found: string[] = [];
        for (let top = 350; top < document.body.scrollHeight; top += 900) {
          scrollTo({ top, behavior: "instant" });
          for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
          const up = document.getElementById("back-to-top");
          if (!up?.checkVisibility()) throw new Error("the way back up is not there");
          const over = up.getBoundingClientRect();
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            const text = texts.currentNode;
            const element = text.parentElement;
            if (!text.textContent?.trim() || !element?.checkVisibility()) continue;
            // The bar is above the page, and what scrolls sideways is cut at the edge of the screen.
            if (!element.closest("main, footer") || element.closest("nav")) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            const isUnder = ({ left, right, top, bottom }: DOMRect) =>
              left < over.right && right > over.left && top < over.bottom && bottom > over.top;
            if (!isInBar(over) && [...range.getClientRects()].some(isUnder))
              found.push(text.textContent.trim().slice(0, 40));
          }
        }
        return found;

        function isInBar({ top, bottom }: DOMRect) {
          const bar = document.getElementById("call-bar");
          const box = bar?.checkVisibility({ visibilityProperty: true }) && bar.getBoundingClientRect();
          return box && top >= box.top && bottom <= box.bottom;
        }
      });
      expect.soft(covered, `${address} at ${width} px`).toEqual([]);
    }
  }
});

test("a hash target rests 80 px below the top on the home page and 100 px on services", async ({ page }) => {
  const top = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
  await page.goto("/es/");
  const last = (await page.locator("main section[id]").last().getAttribute("id")) ?? "";
  await page.goto(`/es/#${last}`);
  await expect.poll(async () => Math.abs((await top(last)) - 80)).toBeLessThan(1);
  const middle = content.services[Math.floor(content.services.length / 2)]?.id ?? "";
  await page.goto(`/es/servicios#${middle}`);
  await expect.poll(async () => Math.abs((await top(middle)) - 100)).toBeLessThan(1);
});

for (const address of [
  pageAddress("eu", "home"),
  pageAddress("es", "services"),
  pageAddress("eu", "machinery"),
  policyAddress("es", "cookies"),
]) {
  test(`nothing lies on the heading, first, middle or last, that an address names: ${address} @phone-only`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(address);
    // The banner, which is not the page's to place, would come when a slow machine has just got there.
    await page.locator('#cookie-banner [data-answer="reject"]').click();
    const ids = await page.locator("main :is(section, h2)[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).not.toEqual([]);
    for (const id of new Set([ids[0], ids[Math.floor(ids.length / 2)], ids.at(-1)])) {
      await page.goto("about:blank");
      await page.goto(`${address}#${id}`);
      const heading = page.locator(`h2#${id}, #${id} :is(h1, h2)`).first();
      const isFree = () =>
        heading.evaluate((element) => {
          const { left, top, bottom } = element.getBoundingClientRect();
          const at = (y: number) => document.elementFromPoint(left + 1, y);
          return [at(top + 1), at(bottom - 1)].every(
            (found) => found?.contains(element) || element.contains(found),
          );
        });
      await expect.poll(isFree, id).toBe(true);
    }
  });
}

test("an anchor on the page scrolls smoothly, and the class that does it goes after a second", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/es/servicios");
  // Its comings and goings are written down: a busy machine may look only when it has gone.
  const seen = await page.evaluateHandle(() => {
    const classes: string[] = [];
    const root = document.documentElement;
    const watch = { attributes: true, attributeFilter: ["class"] };
    new MutationObserver(() => classes.push(root.className)).observe(root, watch);
    return classes;
  });
  await page.locator('main nav a[href^="#"]').last().click();
  await expect
    .poll(() => seen.jsonValue())
    .toEqual([expect.stringContaining("smooth-scroll"), expect.not.stringContaining("smooth-scroll")]);
});

test("the skip link is the first stop of the Tab key and leads to the content", async ({ page }) => {
  await page.goto("/es/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ir al contenido" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("on a phone the menu opens and closes by its toggle, Escape or a link @phone-only", async ({ page }) => {
  await page.goto("/es/servicios");
  const toggle = page.locator("#menu summary");
  const menu = page.locator("#menu nav");
  await expect(toggle).toHaveAccessibleName("Abrir menú");
  await toggle.click();
  await expect(toggle).toHaveAccessibleName("Cerrar menú");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.evaluate(() => scrollTo(0, 1000));
  await expect(page.locator("#back-to-top")).toBeVisible();
  await toggle.click();
  const isCovered = page.locator("#back-to-top").evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("#menu") !== null;
  });
  expect(await isCovered, "nothing lies above the open menu").toBe(true);
  const place = await page.evaluate(() => scrollY);
  await menu.hover();
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(500); // in which it would have moved
  expect(await page.evaluate(() => scrollY), "the page beneath stays where it is").toBe(place);
  await menu.locator(`a[href="${pageAddress("es", "about")}"]`).click();
  await expect(page).toHaveURL(pageAddress("es", "about"));
  await expect(page.locator("#menu nav")).toBeHidden();
});

test("on a phone held sideways the menu opens below the header, and stays when the phone is turned @phone-only", async ({
  page,
}) => {
  const sideways = { width: 667, height: 375 };
  const upright = page.viewportSize() ?? sideways;
  const header = page.locator("#header");
  const toggle = page.locator("#menu summary");
  const firstLink = page.locator("#menu nav a").first();
  await page.setViewportSize(sideways);
  await page.goto("/es/servicios");
  await toggle.click();
  await expect(firstLink).toBeInViewport({ ratio: 1 });
  await toggle.click();
  await page.setViewportSize(upright);
  await page.evaluate(() => scrollTo(0, 1000));
  await toggle.click();
  await page.setViewportSize(sideways);
  await expect(firstLink).toBeInViewport({ ratio: 1 });
  await toggle.click();
  await expect(header, "it takes no room of a page that is read").not.toBeInViewport();
});

test("on every page a phone held sideways shows words, not only a picture, and a link with an arrow shows it @phone-only", async ({
  page,
}) => {
  const withoutArrow = () =>
    page
      .locator(".arrow-after")
      .evaluateAll((links) =>
        links
          .filter((link) => !getComputedStyle(link, "::after").content.includes("→"))
          .map(({ textContent }) => textContent),
      );
  await forgetLanguage(page);
  for (const address of [...DOCUMENTS.map(({ address }) => address), "/es/no-existe", "/eu/no-existe"]) {
    await page.setViewportSize({ width: 667, height: 375 });
    await page.goto(address);
    await expect(page.locator("main :is(h1, p)").first(), address).toBeInViewport();
    expect(await withoutArrow(), address).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await withoutArrow(), `${address}, wide`).toEqual([]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, pages read and links lead on @phone", async ({ page }) => {
    await page.goto("/es/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const toggle = page.locator("#menu summary");
    if (await toggle.isVisible()) await toggle.click();
    await page
      .locator("header nav:visible")
      .locator(`a[href="${pageAddress("es", "services")}"]`)
      .click();
    await expect(page.getByRole("heading", { name: first(content.services).title.es })).toBeVisible();
    if (!content.home.sections.includes("questions")) return;
    await page.goto("/es/#preguntas-frecuentes");
    const question = page.locator("#preguntas-frecuentes details").first();
    await question.locator("summary").click();
    await expect(question).toHaveAttribute("open");
  });
});

test("a browser that darkens pages by itself leaves this one as it was drawn", async ({ page, context }) => {
  const draw = async () => {
    await page.goto("/es/servicios");
    const heading = page.locator("h1");
    await heading.scrollIntoViewIfNeeded();
    return heading.screenshot();
  };
  // On a busy machine it is there in time for one drawing and not for the other.
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.emulateMedia({ colorScheme: "dark" });
  const drawn = await draw();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  expect((await draw()).equals(drawn)).toBe(true);
});

test("a photograph taken upright takes no more room than the others", async ({ page }) => {
  const upright = await sharp({ create: { width: 300, height: 600, channels: 3, background: "#888888" } })
    .avif()
    .toBuffer();
  await page.route("**/_astro/*.avif", (route) =>
    route.fulfill({ body: upright, contentType: "image/avif" }),
  );
  for (const [address, pictures] of [
    [pageAddress("es", "projects"), "article"],
    [pageAddress("es", "home"), '[aria-labelledby="proyectos"]'],
    [projectAddress("es", first(content.projects).slug), '[aria-roledescription="slide"]'],
    [pageAddress("es", "services"), "section[id]"],
    [pageAddress("es", "about"), '[aria-labelledby="historia"]'],
  ] as const) {
    await page.goto(address);
    for (const picture of await page.locator(`main ${pictures} picture img`).all()) {
      await picture.evaluate((img: HTMLImageElement) => {
        img.loading = "eager";
        return img.decode();
      });
      const box = await picture.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1), address).toBeCloseTo(3 / 2, 1);
    }
  }
});
