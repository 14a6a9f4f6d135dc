/** What readers set for themselves, and what is wrong with an open page then. None leaves its setting behind. */
import type { Page } from "@playwright/test";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** Colours of the reader's own: the logo is seen, and what is chosen stands on the colour of a selection. */
export async function wrongInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const found = await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame); // colours change within one
    const systemColour = (name: string) => {
      const probe = document.createElement("i");
      probe.style.color = name;
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    // Each asked for once: the whole page is styled anew for it.
    const highlight = systemColour("Highlight");
    const highlightText = systemColour("HighlightText");
    const canvasText = systemColour("CanvasText");
    const wrong: string[] = [];
    const chosen = "[aria-current], [aria-pressed=true], [aria-selected=true], label:has(> input:checked)";
    for (const element of document.querySelectorAll(chosen)) {
      if (!element.checkVisibility()) continue;
      const { backgroundColor, color } = getComputedStyle(element);
      if (backgroundColor !== highlight || color !== highlightText)
        wrong.push(`${element.textContent} is chosen, and does not look so`);
    }
    for (const label of document.querySelectorAll("label:has(select)"))
      if (getComputedStyle(label).color !== canvasText)
        wrong.push(`the label ${label.firstChild?.textContent} has not the colour of text`);
    for (const path of document.querySelectorAll("#header > * > a:first-child svg path"))
      if (getComputedStyle(path).fill !== canvasText) wrong.push("the logo is not seen");
    return wrong;
  });
  await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
  return found;
}

/** 400 % zoom: the header is one row, and what stays on the screen leaves two thirds of it. */
export async function wrongAtFourfoldZoom(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 256 });
  const found = await page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const wrong: string[] = [];
    const screen = innerHeight;
    const header = document.getElementById("header")?.getBoundingClientRect().height ?? 0;
    if (header > screen / 3) wrong.push(`the header is ${header} px high`);
    scrollTo(0, document.body.scrollHeight / 2);
    await new Promise(requestAnimationFrame);
    const staying = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
      if (!["sticky", "fixed"].includes(getComputedStyle(element).position)) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { top, bottom, width } = element.getBoundingClientRect();
      const isStuck = Math.abs(top) < 80 || Math.abs(bottom - screen) < 1;
      return isStuck && top < screen && bottom > 0 && width > innerWidth / 2;
    });
    const covered = staying.reduce((sum, element) => sum + element.offsetHeight, 0);
    if (covered > screen / 3)
      wrong.push(`${covered} px are covered by ${staying.map(({ id, tagName }) => id || tagName)}`);
    scrollTo(0, 0);
    return wrong;
  });
  return [...found, ...(await tooWide(page))];
}

/** The telephone's own setting for text at its largest: nothing is too wide or cut, and no word of a headline is split. */
export async function wrongWithLargestText(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setEmulatedOSTextScale", { scale: 2 });
  await page.setViewportSize(DESKTOP);
  const wide = await tooWide(page);
  await page.setViewportSize(PHONE);
  const narrow = [...(await tooWide(page)), ...(await cutWords(page)), ...(await splitHeadline(page))];
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await session.send("Emulation.setEmulatedOSTextScale", {});
  await session.detach();
  return [...(size === "32px" ? [] : [`the text is ${size} high`]), ...wide, ...narrow];
}

/** Doubled letters in boxes as they were, as Firefox does it on a telephone: nothing is too wide or cut. */
export async function wrongWithDoubledLetters(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>("body, body *")];
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [index, { style }] of elements.entries()) style.fontSize = `${2 * (sizes[index] ?? 0)}px`;
  });
  const found = [...(await tooWide(page)), ...(await cutWords(page))];
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>("body, body *")) style.fontSize = "";
  });
  return found;
}

function splitHeadline(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const heading = document.querySelector("h1");
    if (!heading || getComputedStyle(heading).hyphens === "auto") return [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      for (const word of (texts.currentNode.textContent ?? "").matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, word.index);
        range.setEnd(texts.currentNode, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${word[0]} is split`);
      }
    }
    return found;
  });
}

/** Words that run out of the screen or of what cuts them off, and that no scrolling brings into sight. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!text.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest("[aria-hidden=true], svg, dialog") || isForScreenReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
      let [edge, scrolls] = [innerWidth, false];
      for (let box: Element | null = element; box && !scrolls; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        scrolls = ["auto", "scroll"].includes(overflowX) || box.matches("[aria-roledescription]");
        if (overflowX !== "visible") edge = Math.min(edge, box.getBoundingClientRect().right);
      }
      if (!scrolls && right > edge + 2) found.push(`${text.textContent.trim().slice(0, 40)} is cut`);
    }
    return found;

    /** At this width, perhaps only at this. */
    function isForScreenReaders(element: Element) {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { position, width, height } = getComputedStyle(box);
        if (position === "absolute" && width === "1px" && height === "1px") return true;
      }
      return false;
    }
  });
}

/** The narrowest phone. */
export async function wrongAt320Pixels(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  return tooWide(page);
}

/** Reduced motion, which the page was opened with: nothing takes longer than a blink. */
export function wrongWithoutMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [transitionDuration, animationDuration].some((times) =>
          times.split(",").some((time) => Number.parseFloat(time) > 0.001),
        );
      })
      .map(({ tagName, className }) => `${tagName} ${className} moves`),
  );
}

/** Bars that stay on the screen cover what may lie under them only until one scrolls: here they lie in the page. */
export function unfixBars(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const id of ["header", "call-bar"])
      document.getElementById(id)?.style.setProperty("position", "static");
  });
}

/** Whatever makes the page scroll sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame); // what changes its size does so within one
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide at ${innerWidth} px`] : [];
  });
}
