/** WCAG 2.2 AA and axe's best practices: the one set of rules for every browser test. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Looks at the page as it is now, or at a part of it. */
export async function expectNoFindings(page: Page, part = "html") {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] }) // what passes needs no selectors, which take most of the time
    .withTags(RULES)
    .include(part)
    .exclude("iframe") // the map is another's page
    .setLegacyMode(true) // without a blank page for each report, which only other hosts' frames need
    .analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(findings, page.url()).toEqual([]);
}
