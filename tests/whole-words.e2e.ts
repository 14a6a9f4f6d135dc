/** Names are read as shapes: a word of one is not broken, at a hyphen or a syllable, where it fits on a line of its own. */
import { expect, type Page, test } from "@playwright/test";
import { DOCUMENTS } from "./addresses.ts";

const WIDTHS = [360, 390, 768, 1024, 1280, 1440];
/** Longer ones may be broken though they fit: `hyphenate-limit-chars` in theme.css, `Unbroken`. */
const longestWhole = (word: string, width: number) => (word.includes("-") ? 15 : width < 768 ? 12 : 14);

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
