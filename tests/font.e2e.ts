/** The site's one font is cut down to what its pages write (`art/font.py`): nothing of them may be missing in it. */

import { expect, test } from "@playwright/test";
import { DOCUMENTS } from "./addresses.ts";

for (const { address } of DOCUMENTS) {
  test(`every letter of ${address} is drawn in the site's own font`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const browser = await page.context().newCDPSession(page);
    await browser.send("DOM.enable");
    await browser.send("CSS.enable");
    const { root } = await browser.send("DOM.getDocument");
    const { nodeIds } = await browser.send("DOM.querySelectorAll", {
      nodeId: root.nodeId,
      selector: "body, body *",
    });
    const used = await Promise.all(
      nodeIds.map((nodeId) => browser.send("CSS.getPlatformFontsForNode", { nodeId })),
    );
    const strangers = used.flatMap(({ fonts }) => fonts).filter(({ isCustomFont }) => !isCustomFont);
    expect(strangers).toEqual([]);
  });
}
