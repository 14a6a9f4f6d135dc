/** The site's own font: when it is seen, and which letters it has (`art/font.py`). */
import { expect, type Page, test } from "@playwright/test";

const WESTERN =
  "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ abcdefghijklmnñopqrstuvwxyz 0123456789 ÁÀÂÃÄÅÆÇÉÈÊËÍÏÓÔÖØÚÜŒß áàâãäåæçéèêëíïóôöøúüœÿ";
const SIGNS = "¿?¡!.,:;…·-–—'\"‘’“”«»‹›()[]{}/|&@#%*+−×÷=<>±≈≤≥½¼¾²³ªº°€£©®™→•";
const EXTENDED = "ČĆĐŠŽ čćđšž ĄĘŁŃŚŹŻ ąęłńśźż ĚŘŮ ěřů ŐŰ őű ĞİŞ ğış ȘȚ șț";

/** Waits until the heading's letters are drawn in the site's own font, and in no other. */
async function expectOwnFont(page: Page, selector: string) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  await expect
    .poll(async () => {
      const { root } = await browser.send("DOM.getDocument");
      const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector });
      const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
      return [...new Set(fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? "own" : familyName)))];
    })
    .toEqual(["own"]);
}

test("whoever has been on a page before sees the site's own font from the first paint", async ({ page }) => {
  await page.goto("/es/");
  await page.evaluate(() => document.fonts.load("1em Archivo"));
  for (const address of ["/es/", "/es/servicios"]) {
    await page.goto(address);
    await expectOwnFont(page, "h1");
  }
});

test("it has the letters and signs that a text in a European language may need", async ({ page }) => {
  await page.goto("/es/");
  // The same files under a name of their own, loaded before they are used.
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    for (const rule of rules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const [src, unicodeRange] = ["src", "unicode-range"].map((name) => rule.style.getPropertyValue(name));
      if (src?.startsWith("url("))
        document.fonts.add(await new FontFace("Whole", src, unicodeRange ? { unicodeRange } : {}).load());
    }
  });
  for (const text of [WESTERN, SIGNS, EXTENDED]) {
    await page.locator("h1").evaluate((heading, text) => {
      heading.style.fontFamily = "Whole, sans-serif";
      heading.textContent = text;
    }, text);
    await expectOwnFont(page, "h1");
  }
});
