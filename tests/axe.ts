/** WCAG 2.2 AA and axe's best practices: the one set of rules for every browser test. */
import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Looks at the page as it is now, or at a part of it. */
export async function expectNoFindings(page: Page, part = "html") {
  await drawAll(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const findings = await page.evaluate(
    async ([part, rules]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: part, exclude: "iframe" }, // the map is another's page
        { runOnly: rules, resultTypes: ["violations"] }, // what passes needs no selectors, which take most of the time
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    [part, RULES] as const,
  );
  expect(findings, page.url()).toEqual([]);
}

/** Also what waits until it comes near: drawn meanwhile, it would push what axe has already measured. */
async function drawAll(page: Page) {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}
