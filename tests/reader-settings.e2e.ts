/** What readers set for themselves, tried on every document: their own colours, 400 % zoom, doubled letters, no motion. */
import { expect, type Page, test } from "@playwright/test";
import { DOCUMENTS } from "./addresses.ts";

/** Visits every document on one page and collects what is wrong with each. */
async function findings(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const { address } of DOCUMENTS) {
    await page.goto(address);
    for (const finding of await look(page)) found.push(`${address}: ${finding}`);
  }
  return found;
}

/** Whatever makes the page scroll sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  });

test.describe("forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" }, colorScheme: "dark" });

  test("the logo is seen, and what is chosen stands on the colour of a selection", async ({ page }) => {
    const wrong = await findings(page, () =>
      page.evaluate(() => {
        const systemColour = (name: string) => {
          document.body.style.outlineColor = name;
          const { outlineColor } = getComputedStyle(document.body);
          document.body.style.outlineColor = "";
          return outlineColor;
        };
        const found: string[] = [];
        const chosen =
          "[aria-current], [aria-pressed=true], [aria-selected=true], label:has(> input:checked)";
        for (const element of document.querySelectorAll(chosen)) {
          if (!element.checkVisibility()) continue;
          const { backgroundColor, color } = getComputedStyle(element);
          if (backgroundColor !== systemColour("Highlight") || color !== systemColour("HighlightText"))
            found.push(`${element.textContent} is chosen, and does not look so`);
        }
        for (const label of document.querySelectorAll("label:has(select)"))
          if (getComputedStyle(label).color !== systemColour("CanvasText"))
            found.push(`the label ${label.firstChild?.textContent} has not the colour of text`);
        for (const path of document.querySelectorAll("#header a:first-child svg path"))
          if (getComputedStyle(path).fill !== systemColour("CanvasText")) found.push("the logo is not seen");
        return found;
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test.describe("400 % zoom", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("the header is one row, and what stays on the screen leaves two thirds of it", async ({ page }) => {
    const wrong = await findings(page, async () => {
      const rows = await page.evaluate(async () => {
        const found: string[] = [];
        const screen = innerHeight;
        const header = document.getElementById("header")?.getBoundingClientRect().height ?? 0;
        if (header > screen / 3) found.push(`the header is ${header} px high`);
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
          found.push(`${covered} px are covered by ${staying.map(({ id, tagName }) => id || tagName)}`);
        return found;
      });
      return [...rows, ...(await tooWide(page))];
    });
    expect(wrong).toEqual([]);
  });
});

test.describe("doubled letters on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("nothing is wider than the screen, and no word of a headline is split", async ({ page }) => {
    const wrong = await findings(page, async () => {
      const split = await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
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
      return [...split, ...(await tooWide(page))];
    });
    expect(wrong).toEqual([]);
  });
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing takes longer than a blink", async ({ page }) => {
    const wrong = await findings(page, () =>
      page.evaluate(() =>
        [...document.querySelectorAll("body *")]
          .filter((element) => {
            const { transitionDuration, animationDuration } = getComputedStyle(element);
            return [transitionDuration, animationDuration].some((times) =>
              times.split(",").some((time) => Number.parseFloat(time) > 0.001),
            );
          })
          .map(({ tagName, className }) => `${tagName} ${className} moves`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
