/** The Markdown of `content/legal`, checked with the rest of the content: both languages, paragraph for paragraph. */
import { type ContentProblem, contentProblem } from "../../../contract/content-problem.ts";
import { LANGUAGES, type Language, type Localised } from "../../../contract/languages.ts";
import { THIRD_PARTY_NAMES } from "../../../contract/third-parties.ts";
import { ContentError } from "./content-error.ts";
import type { Facts } from "./facts.ts";
import type { ParsedContent } from "./files.ts";
import { placeholderMistake } from "./fill-facts.ts";
import { unwantedIn } from "./legal-markdown.ts";
import { readable } from "./parse.ts";
import { withoutPasted } from "./pasted-text.ts";

/** What legal texts name beyond the facts of every text: it hangs on how the site is set up. */
export const LEGAL_FACTS = [
  "address",
  "registry",
  "transportAuthorisation",
  "certificateLinks",
  "siteUrl",
  "consentLasts",
  "proofKept",
  "messagesKept",
  "forward",
  ...THIRD_PARTY_NAMES,
] as const;

/** Things a legal text asks the page to put in its place, each alone on a line: `{{cookieTable}}`. */
export const LEGAL_INSERTS = ["cookieTable", "configureButton", "configureLink"] as const;

export interface LegalSource {
  updated: string;
  body: string;
}

/** Refuses a text without its date, with a placeholder that nothing fills, or with HTML. `known`: what fills one. */
export function readLegal(file: string, source: string, known: readonly string[]): LegalSource {
  const text = withoutPasted(readable(file, source)).replaceAll("\r\n", "\n");
  const [, frontMatter = "", body = ""] = text.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
  const [, updated] = frontMatter.match(/^updated: (.+)$/m) ?? [];
  if (!updated) throw new ContentError([contentProblem({ file, line: 1, field: [] }, "no-date")]);
  const mistake = placeholderMistake(body, known, { sections: true }) ?? unwantedIn(body);
  if (mistake) {
    const before = text.slice(0, text.length - body.length + mistake.offset);
    const place = { file, line: before.split("\n").length, field: [] };
    throw new ContentError([contentProblem(place, mistake.code, mistake.values)]);
  }
  return { updated, body };
}

export function checkLegalTexts(
  { data }: ParsedContent["files"]["legal"],
  texts: Readonly<Record<string, string>>,
  facts: Localised<Facts>,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const read = (slug: string, language: Language): LegalSource | undefined => {
    const file = `content/legal/${slug}.${language}.md`;
    const source = texts[`/${file}`];
    if (source === undefined) {
      problems.push(contentProblem({ file, field: [] }, "legal-text-missing"));
      return undefined;
    }
    try {
      return readLegal(file, source, [...Object.keys(facts[language]), ...LEGAL_FACTS, ...LEGAL_INSERTS]);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  for (const { slug } of data.pages) {
    const [first, ...others] = LANGUAGES.map((language) => ({ language, text: read(slug, language) }));
    for (const { language, text } of others)
      if (first?.text && text)
        problems.push(...differences(`content/legal/${slug}.${language}.md`, text.body, first.text.body));
  }
  return problems;
}

function differences(file: string, body: string, original: string): ContentProblem[] {
  const [sections, wanted] = [sectionsOf(body), sectionsOf(original)];
  const place = { file, field: [] };
  if (sections.length !== wanted.length)
    return [
      contentProblem(place, "other-sections", { sections: sections.length - 1, wanted: wanted.length - 1 }),
    ];
  return sections.flatMap(({ heading, paragraphs }, index) => {
    const expected = wanted[index]?.paragraphs ?? 0;
    return paragraphs === expected
      ? []
      : [contentProblem(place, "other-paragraphs", { heading, paragraphs, wanted: expected })];
  });
}

/** A line that says where the lines after it hold: `{{#analytics}}` */
export const SECTION_TAG = /^\{\{[#^/]\w+\}\}$/;

function sectionsOf(body: string): { heading: string; paragraphs: number }[] {
  return body.split(/^## /m).map((section, index) => {
    const lines = section.split("\n").map((line) => line.trim());
    const heading = index === 0 ? "" : (lines.shift() ?? "");
    return { heading, paragraphs: lines.filter((line) => line !== "" && !SECTION_TAG.test(line)).length };
  });
}
