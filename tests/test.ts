/** Playwright's test, whose pages have their own script when a test begins to use them; it comes after the first paint. */
import { type Page, test as plainTest } from "@playwright/test";

export { expect, type Locator, type Page, type Request, type Route } from "@playwright/test";

export const test = plainTest.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const arrive = page.goto.bind(page);
    const goto: Page["goto"] = async (address, options) => {
      const answer = await arrive(address, options);
      const isEarly = options?.waitUntil === "commit" || options?.waitUntil === "domcontentloaded";
      if (javaScriptEnabled && !isEarly)
        await page.locator("html:not([data-start])").waitFor({ state: "attached" });
      return answer;
    };
    await use(Object.assign(page, { goto }));
  },
});
