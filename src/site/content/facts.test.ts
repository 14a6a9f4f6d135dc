import { describe, expect, test } from "vitest";
import { type Document, parseDocument } from "yaml";
import { sentenceOf } from "../../../contract/content-problem.ts";
import { LANGUAGES } from "../../../contract/languages.ts";
import { stringsFor } from "../strings/index.ts";
import { numeralIn } from "./basque-numeral.ts";
import { roundYears } from "./facts.ts";
import { eachText, fillFacts, placeholderMistake } from "./fill-facts.ts";
import { content } from "./load.ts";
import { parseAll } from "./parse-all.ts";
import { readFolder } from "./read.ts";

const FOLDER = readFolder();
const YEAR = 2026;

/** The content after a change in one file. */
function changed(file: string, change: (data: Document) => void) {
  const path = `/content/${file}.yaml`;
  const data = parseDocument(FOLDER.sources[path] ?? "");
  change(data);
  return parseAll({ ...FOLDER, sources: { ...FOLDER.sources, [path]: String(data) } }, YEAR);
}

/** Cookies have hours of their own. */
const withoutFacts = ({ facts: _, cookies: __, ...texts }: ReturnType<typeof changed>) =>
  JSON.stringify(texts);

describe("a fact stands once", () => {
  test("a certificate of another norm is counted, and not among those that are called ISO", () => {
    const norms = (titles: readonly string[]) =>
      changed("certificates", (data) => {
        const [first] = content.certificates;
        const { id: _, ...certificate } = first ?? {};
        data.set(
          "certificates",
          titles.map((title, index) => ({ ...structuredClone(certificate), id: `norm-${index}`, title })),
        );
      }).facts.es;
    expect(norms(["ISO 9001:2015", "UNE-EN ISO 14001:2015", "EN 1090-2:2018"])).toMatchObject({
      certificates: "3",
      isoCertificates: "2",
    });
    const { figures } = content.home;
    const iso = figures.filter(({ label }) => /\bISO\b/.test(label.es));
    expect(iso.map(({ value }) => value.es)).toEqual(iso.map(() => content.facts.es.isoCertificates));
  });

  test.runIf(content.machinery.equipment.length > 2)(
    "two machines sold: every text tells the new number, and none the old one",
    () => {
      const before = content.machinery.equipment.length;
      const after = changed("machinery", (data) => {
        for (const _ of ["one", "another"]) expect(data.deleteIn(["equipment", 0])).toBe(true);
      });
      expect(after.machinery.equipment).toHaveLength(before - 2);
      const told = new RegExp(`\\b${before}(?= (?:máquinas|makina))`);
      expect(withoutFacts(parseAll(FOLDER, YEAR))).toMatch(told);
      expect(withoutFacts(after)).not.toMatch(told);
      expect(withoutFacts(after)).toMatch(new RegExp(`\\b${before - 2}(?= (?:máquinas|makina))`));
    },
  );

  test("another answer time", () => {
    const after = withoutFacts(changed("company", (data) => data.set("replyHours", "61–73")));
    const { replyHours: old } = content.company;
    // A single number may be the hours of something else.
    if (old.includes("–")) expect(after).not.toMatch(new RegExp(`${old}\\s(?:h|ordu)`));
    const texts = Object.values(FOLDER.sources)
      .join("\n")
      .replace(/^\s*#.*/gm, "");
    const named = texts.split("{{replyHours}}").length;
    // In each text that names it, and in the company's own file.
    expect(after.split("61–73")).toHaveLength(named + 1);
  });

  test("another year of foundation", () => {
    const old = String(content.company.founded);
    const after = withoutFacts(changed("company", (data) => data.set("founded", 1985)));
    expect(after).not.toContain(old);
    expect(after).toContain("1985etik");
  });

  test("a name that the content has none of is told in the strings of the interface too", () => {
    for (const language of LANGUAGES) {
      const names = new Set<string>();
      eachText(stringsFor(language), (text) => {
        for (const [, name = ""] of text.matchAll(/\{\{(\w+)\}\}/g)) names.add(name);
        return text;
      });
      expect(names.size).toBeGreaterThan(0);
      expect(Object.keys(content.facts[language])).toEqual(expect.arrayContaining([...names]));
    }
  });
});

describe("a placeholder", () => {
  const facts = { founded: "1977", town: "Mungia & Larrauri" };
  const known = Object.keys(facts);

  test("becomes its fact, letter by letter", () => {
    expect(fillFacts("{{town}}, desde {{ founded }}", facts)).toBe("Mungia & Larrauri, desde 1977");
    expect(placeholderMistake("{{town}}, desde {{ founded }}", known)).toBeUndefined();
  });

  test.each([
    ["{{nif}}", "no hay ningún dato «nif». Se puede poner: {{founded}}, {{town}}"],
    ["NIF {taxId}", "sobra «{taxId}»"],
    ["{{town", "hay unas llaves sin cerrar"],
    ["town}}", "sobra «}}»"],
    ["{{#town}}sí{{/town}}", "no hay ningún dato «town»"],
    ["{{> town}}", "no hay ningún dato «town»"],
  ])("%s is refused", (text, says) => {
    const mistake = placeholderMistake(text, known);
    expect(mistake && sentenceOf(mistake)).toContain(says);
  });
});

test.each([
  [1977, "1977an", "1977tik", "1977ko", "1977ra"],
  [1980, "1980an", "1980tik", "1980ko", "1980ra"],
  [1985, "1985ean", "1985etik", "1985eko", "1985era"],
  [1991, "1991n", "1991tik", "1991ko", "1991ra"],
  [1995, "1995ean", "1995etik", "1995eko", "1995era"],
  [2000, "2000n", "2000tik", "2000ko", "2000ra"],
  [2010, "2010ean", "2010etik", "2010eko", "2010era"],
  [1900, "1900ean", "1900etik", "1900eko", "1900era"],
])("the number %i in Basque", (number, within, from, of, to) => {
  expect(numeralIn(number)).toEqual({ in: within, from, of, to });
});

test.each([
  [2026 - 1977, 45],
  [50, 45],
  [51, 50],
  [3, 2],
  [0, 1],
])("after %i years, «more than» %i", (passed, years) => {
  expect(roundYears(passed)).toBe(years);
});
