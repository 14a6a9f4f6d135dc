import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inEachLanguage, LANGUAGES } from "../../contract/languages.ts";
import {
  allTexts,
  paragraphs,
  rawTexts,
  SAID_ONCE,
  textsInEach,
  textsInYaml,
} from "../../editor/prose/texts.ts";
import { isOurs } from "../content.ts";
import { mistakesIn, TYPOGRAPHY } from "./typography.ts";

const texts = allTexts();

/** Basque turns it round, or names the month. */
const WRITTEN_DATE = /\d\d\/\d\d\/\d\d/;

/** Words so common that a sentence of one language hardly does without them, and that the other one does not have. */
const SPANISH_ONLY =
  /(?<![\p{L}\d-])(de|del|la|las|el|los|un|una|y|en|con|por|para|que|se|al|más|sin|como|no)(?![\p{L}\d-])/iu;
const BASQUE_ONLY = /(?<![\p{L}\d-])(eta|edo|dira|dugu|ditugu|ez|bat|baino|zure|gure|gara)(?![\p{L}\d-])/iu;

/** Why a text may be the same in both languages. */
const SAME_IN_BOTH: readonly { reason: string; pattern: RegExp }[] = [
  { reason: "said in one language on purpose", pattern: SAID_ONCE },
  {
    reason: "a figure with its unit, or a gap to fill",
    pattern: /^\+?[\d.,–]+(\s(m²|m³|m|cm|km|TN|h))?$|^(× )?\{+\w+\}+(\sTN)?$/,
  },
  { reason: "names of places and roads", pattern: /^(Atxondo|Mungia), Bizkaia$|^BI-\d+$/ },
  { reason: "names of products", pattern: /^(Google Chrome|Mozilla Firefox|Microsoft Edge|Safari)$/ },
];

/** What an owner writes is advised upon; only where the project itself is checked (`.ci/run`) it has to be right too. */
function ours(mistakes: readonly string[]): string[] {
  const isOwners = (mistake: string) => mistake.startsWith("content/") && !isOurs;
  const advice = mistakes.filter(isOwners);
  if (advice.length > 0) console.warn(advice.join("\n"));
  return mistakes.filter((mistake) => !isOwners(mistake));
}

describe("both languages", () => {
  test("say something of their own everywhere", () => {
    const same = texts.filter(
      ({ es, eu }) => es === eu && !SAME_IN_BOTH.some(({ pattern }) => pattern.test(es)),
    );
    expect(ours(same.map(({ place, es }) => `${place} ${es}`))).toEqual([]);
  });

  test("Basque texts hold no Spanish", () => {
    expect(ours(placesWhere((text) => SPANISH_ONLY.test(text.eu)))).toEqual([]);
  });

  test("Spanish texts hold no Basque", () => {
    expect(ours(placesWhere((text) => BASQUE_ONLY.test(text.es)))).toEqual([]);
  });

  test("leave the same gaps to fill and name the same facts", () => {
    const different = rawTexts().filter(({ es, eu }) => gaps(es) !== gaps(eu));
    expect(ours(different.map(({ place, es, eu }) => `${place} ${es} | ${eu}`))).toEqual([]);
  });

  test("say the same numbers", () => {
    const different = texts.filter(({ es, eu }) => !WRITTEN_DATE.test(es) && numbersIn(es) !== numbersIn(eu));
    expect(ours(different.map(({ place, es, eu }) => `${place} ${es} | ${eu}`))).toEqual([]);
  });

  test("have every legal page, paragraph for paragraph", () => {
    const files = readdirSync("content/legal");
    const spanish = files.filter((file) => file.endsWith(".es.md"));
    for (const file of spanish) {
      expect(paragraphCount(file.replace(".es.", ".eu.")), file).toBe(paragraphCount(file));
    }
    expect(files.filter((file) => file.endsWith(".eu.md"))).toEqual(
      spanish.map((file) => file.replace(".es.", ".eu.")),
    );
  });

  test("follow the same rules of typography", () => {
    const mistakes = texts
      .filter(({ es }) => !SAID_ONCE.test(es))
      .flatMap(({ place, es, eu }) => [
        ...mistakesIn(es, "es").map((mistake) => `${place} es: ${mistake} (${es})`),
        ...mistakesIn(eu, "eu").map((mistake) => `${place} eu: ${mistake} (${eu})`),
      ]);
    expect(ours(mistakes)).toEqual([]);
  });
});

describe("the checks themselves", () => {
  test.each(TYPOGRAPHY)("see that $mistake", ({ mistake, example, only = "es" }) => {
    expect(mistakesIn(example, only)).toContain(mistake);
  });

  test("see a language in the wrong place, but not inside a longer word", () => {
    expect(SPANISH_ONLY.test("Camión de obra")).toBe(true);
    expect(SPANISH_ONLY.test("TN-ko karga, delako")).toBe(false);
    expect(BASQUE_ONLY.test("Kamioia eta gondola")).toBe(true);
  });

  test("read YAML by line, strings by name and Markdown by paragraph", () => {
    const texts = inEachLanguage((language) => `text in ${language}`);
    const yaml = LANGUAGES.map((language) => `    ${language}: ${texts[language]}\n`).join("");
    expect(textsInYaml("x.yaml", `- title:\n${yaml}`)).toEqual([{ place: "x.yaml:2", ...texts }]);
    const nested = inEachLanguage((language) => ({ a: { b: () => texts[language] } }));
    expect(textsInEach("s", nested)).toEqual([{ place: "s.a.b", ...texts }]);
    expect(paragraphs("---\nupdated: Hoy\n---\n\n## 1. Uno\n\n- **Dos:** [tres](https://x.y)\n")).toEqual([
      "Hoy",
      "1. Uno",
      "Dos: tres",
    ]);
  });
});

/** In any order. One is left out: Basque says it in a word, «urtebete». */
function numbersIn(text: string): string {
  const numbers = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return numbers
    .filter((number) => number !== "1")
    .sort()
    .join(" ");
}

function placesWhere(isWrong: (text: (typeof texts)[number]) => boolean): string[] {
  return texts.filter(isWrong).map(({ place, es, eu }) => `${place} ${es} | ${eu}`);
}

function paragraphCount(file: string): number {
  return paragraphs(readFileSync(`content/legal/${file}`, "utf8")).length;
}

/** A fact in another case or at the start of a sentence is the same fact. */
function gaps(text: string): string {
  const names = (text.match(/\{+\w+\}+/g) ?? []).map((gap) =>
    gap.replace(/(?:In|Of|To|From)(?=\}\})/, "").toLowerCase(),
  );
  return names.sort().join();
}
