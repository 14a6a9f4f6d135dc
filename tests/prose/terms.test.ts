import { expect, test } from "vitest";
import { inEachLanguage } from "../../contract/languages.ts";
import { allTexts } from "../../editor/prose/texts.ts";
import { content } from "../../src/site/content/load.ts";
import { isOurs } from "../content.ts";
import { wrongTerms } from "./terms.ts";

/** Given word for word by the specification. */
const GIVEN = /^Debe ser un email válido$/;

const ours = allTexts().filter(({ es }) => !GIVEN.test(es));
const isContent = ({ place }: { place: string }) => place.startsWith("content/");

test("every text of the interface says one term for one thing, as content/terms.yaml lists them", () => {
  expect(
    wrongTerms(
      ours.filter((text) => !isContent(text)),
      content.terms,
    ),
  ).toEqual([]);
});

test("the texts of content/ say so in the sample; an owner, who may call things otherwise, is told", () => {
  const wrong = wrongTerms(ours.filter(isContent), content.terms);
  if (isOurs) expect(wrong).toEqual([]);
  for (const { place, found, instead } of wrong) console.warn(`${place}: «${found}», not «${instead}»`);
});

const term = (word: string) => ({
  term: inEachLanguage(() => "dumper"),
  never: inEachLanguage(() => [word]),
});
const NOTHING = inEachLanguage(() => "");

test.each([
  [{ ...NOTHING, es: "Dúmperes grandes" }, "Dúmperes"],
  [{ ...NOTHING, eu: "dúmperraren karga" }, "dúmperraren"],
])("a word of the list is found whatever its ending: %j", (text, found) => {
  expect(wrongTerms([{ place: "x", ...text }], [term("dúmper*")])).toEqual([
    { place: "x", found, instead: "dumper" },
  ]);
});

test("a word inside a longer one is another word", () => {
  expect(wrongTerms([{ place: "x", ...NOTHING, es: "e-mail", eu: "mailua" }], [term("mail")])).toEqual([]);
});
