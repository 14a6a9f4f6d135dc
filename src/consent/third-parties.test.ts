import { expect, test } from "vitest";
import { CONSENT_CATEGORIES } from "../../contract/consent.ts";
import { LANGUAGE_KEY } from "../../contract/languages.ts";
import { readPageSettings } from "../../contract/settings.ts";
import { THIRD_PARTIES, unusedCategories } from "../../contract/third-parties.ts";
import { dailyRecordKey } from "../contact/daily-limit.ts";
import { draftKey } from "../contact/stored-draft.ts";
import { CURRENT_PAGE_KEY } from "../document/current-page.ts";
import { content } from "../site/content/load.ts";
import { fill } from "../site/strings/fill.ts";
import { recordKey } from "./consent-storage.ts";
import { visitorIdKey } from "./visitor-id.ts";

const { shortName } = content.company;
const rowsOf = (category: string) => content.cookies.filter((row) => row.category === category);
const namesOf = (category: string) => rowsOf(category).map(({ name }) => fill(name, { shortName }));

test.each(CONSENT_CATEGORIES)(
  "the cookie policy lists exactly the %s cookies that our services set, none of them exempt",
  (category) => {
    const declared = Object.values(THIRD_PARTIES).filter((one) => one.category === category);
    const known = declared.flatMap(({ cookies }) => cookies);
    expect(known.filter((cookie) => !namesOf(category).includes(cookie))).toEqual([]);
    expect(
      namesOf(category).filter(
        (row) => !known.some((cookie) => row === cookie || row.startsWith(`${cookie}_`)),
      ),
    ).toEqual([]);
    expect(rowsOf(category).filter(({ exempt }) => exempt)).toEqual([]);
  },
);

test("the policy lists everything that the site itself keeps in the browser, exempt, and the language", () => {
  const keys = [recordKey, visitorIdKey, draftKey, dailyRecordKey].map((keyOf) => keyOf(shortName));
  expect(new Set(namesOf("necessary"))).toEqual(
    new Set([...keys, CURRENT_PAGE_KEY, "{{csrfCookie}}", "{{consentCookie}}"]),
  );
  expect(rowsOf("necessary").every(({ exempt }) => exempt)).toBe(true);
  expect(namesOf("preferences")).toContain(LANGUAGE_KEY);
});

test("consent is asked for categories that no service of this site needs, and then the visitor is told", () => {
  expect(unusedCategories({})).toEqual(CONSENT_CATEGORIES);
  const others = CONSENT_CATEGORIES.filter((category) => category !== "analytics");
  expect(unusedCategories({ analytics: "G-AB12CD34EF" })).toEqual(others);
});

test("a third party's script comes over https, from a host that the content security policy allows", () => {
  for (const { script, sources } of Object.values(THIRD_PARTIES))
    expect(sources.script).toContain(new URL(script("G-TEST1")).origin);
});

test.each([{}, { ANALYTICS_ID: undefined }, { ANALYTICS_ID: "" }, { ANALYTICS_ID: "  " }])(
  "with %j the site uses no third party",
  (environment) => {
    expect(readPageSettings(environment).thirdParties).toEqual({});
  },
);

test("a third party is used when its setting holds its id", () => {
  const environment = { ANALYTICS_ID: " G-AB12CD34EF ", OTHER: "x" };
  expect(readPageSettings(environment).thirdParties).toEqual({ analytics: "G-AB12CD34EF" });
});

test.each(["UA-1234-1", "g-ab12cd", "G-AB12&x=1", "<script>"])("the id %s stops the build", (id) => {
  expect(() => readPageSettings({ ANALYTICS_ID: id })).toThrow(/^ANALYTICS_ID está mal escrito/);
});
