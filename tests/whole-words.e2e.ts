/** Names are read as shapes: a word of one is not broken, at a hyphen or a syllable, where it fits on a line of its own. */
import { expect, type Page, test } from "@playwright/test";
import { DOCUMENTS } from "./addresses.ts";

const WIDTHS = [360, 390, 768, 1024, 1280, 1440];
/** Longer ones may be broken though they fit: `hyphenate-limit-chars` in theme.css, `Unbroken`. */
const LONGEST_JOINED = 15;
const longestWhole = (word: string, width: number) =>
  word.includes("-") ? LONGEST_JOINED : width < 768 ? 12 : 14;

for (const { address } of DOCUMENTS) {
  test(`no word of a name is broken that fits, and the browser's own search finds each title: ${address}`, async ({
    page,
  }) => {
    await page.goto(address);
    const broken: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const words = (await brokenWords(page)).filter((word) => word.length <= longestWhole(word, width));
      broken.push(...words.map((word) => `${word} at ${width} px`));
    }
    expect.soft(broken).toEqual([]);
    expect.soft(await brokenAtHyphens(page)).toEqual([]);

    const titles = await page.locator("h1, h2, h3").filter({ visible: true }).allInnerTexts();
    const lines = titles.flatMap((title) => title.split("\n"));
    const missed = await page.evaluate(
      (texts) => texts.filter((text) => !(window as unknown as Searched).find(text, true, false, true)),
      lines,
    );
    expect(missed).toEqual([]);
  });
}

/** Not in TypeScript's own types, since no standard names it. */
interface Searched {
  find(text: string, caseSensitive: boolean, backwards: boolean, fromTheStart: boolean): boolean;
}

/** In running text too: no road (BI-631), no measure with its ending (7 m-ko), no short word made of two. */
async function brokenAtHyphens(page: Page) {
  const broken: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const words = await page.evaluate((longest) => {
      const found: string[] = [];
      // Legal texts are the owner's Markdown; in a table, names of the browser's storage are wider than their column.
      for (const block of document.querySelectorAll("main :is(p, li, dt, dd, h1, h2, h3, a, span)")) {
        if (block.closest("[data-owner-text], table") || !block.checkVisibility()) continue;
        if (getComputedStyle(block).display.startsWith("inline")) continue;
        const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        const letters: { letter: string; text: Text; at: number }[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          if (lineOf(text) !== block) continue;
          for (const [at, letter] of [...text.data].entries()) letters.push({ letter, text, at });
        }
        const whole = letters.map(({ letter }) => letter).join("");
        for (const { index, 0: word } of whole.matchAll(/\S*\S[–-][\p{L}\d]\S*/gu)) {
          if (word.length > longest) continue;
          const boxes = letters.slice(index, index + word.length).map(({ text, at }) => {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return range.getBoundingClientRect();
          });
          const bottoms = boxes.map(({ bottom }) => bottom);
          const isBroken = Math.max(...bottoms) - Math.min(...bottoms) > 10;
          if (isBroken && boxes.reduce((sum, { width }) => sum + width, 0) < block.clientWidth)
            found.push(word);
        }
      }
      return [...new Set(found)];

      function lineOf({ parentElement }: Text) {
        let element = parentElement;
        while (element && getComputedStyle(element).display === "inline") element = element.parentElement;
        return element;
      }
    }, LONGEST_JOINED);
    broken.push(...words.map((word) => `${word} at ${width} px`));
  }
  return broken;
}

/** Names are bold: titles, choices, links that lead on. In running text bold is stress. */
function brokenWords(page: Page) {
  return page.evaluate(() => {
    const BOLD = 600;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const { parentElement } = text;
      if (!parentElement?.checkVisibility() || parentElement.closest("strong")) continue;
      if (Number(getComputedStyle(parentElement).fontWeight) < BOLD) continue;
      const line = lineWidth(parentElement);
      for (const { index, 0: word } of text.data.matchAll(/[^ \n]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const isBroken = new Set(parts.map(({ top }) => Math.round(top))).size > 1;
        if (isBroken && parts.reduce((sum, { width }) => sum + width, 0) < line) broken.push(word);
      }
    }
    return broken;

    function lineWidth(element: Element) {
      let block = element;
      while (getComputedStyle(block).display.startsWith("inline") && block.parentElement)
        block = block.parentElement;
      const { paddingLeft, paddingRight } = getComputedStyle(block);
      return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    }
  });
}
