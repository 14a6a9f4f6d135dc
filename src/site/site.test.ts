import { expect, test } from "vitest";
import { LANGUAGES } from "../../contract/languages.ts";
import { content } from "./content/load.ts";
import { siteIn } from "./site.ts";

test.each(LANGUAGES)("office hours in %s are read as people write them", (language) => {
  const read = siteIn(language).company.officeHours;
  expect(read.map(({ label }) => label)).toEqual(
    content.company.officeHours.map(({ label }) => label[language]),
  );
  for (const span of read.flatMap(({ spans }) => spans))
    if (span !== siteIn(language).strings.footer.closed)
      expect(span).toMatch(/^\d{1,2}\.\d\d–\d{1,2}\.\d\d$/);
});

test("each language has its own strings and texts, and the same facts", () => {
  const [spanish, basque] = [siteIn("es"), siteIn("eu")];
  expect(basque.strings).not.toEqual(spanish.strings);
  expect(basque.company.area).not.toBe(spanish.company.area);
  expect(basque.company.phoneLink).toBe(spanish.company.phoneLink);
});
