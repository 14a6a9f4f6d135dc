/**
 * Markdown of `content/legal` turned into sections with anchors. Its gaps are Mustache's: `{{email}}` is filled, and what
 * stands between `{{#analytics}}` and `{{/analytics}}` is said only where that holds (`{{^analytics}}`: where it does not).
 */
import { Marked } from "marked";
import mustache from "mustache";

/** Things a legal text asks the page to put in its place, each alone on a line: `{{cookieTable}}`. */
const INSERTS = ["cookieTable", "configureButton", "configureLink"] as const;
type Insert = (typeof INSERTS)[number];

export type LegalPart = { html: string } | { insert: Insert };

interface LegalSection {
  id: string;
  heading: string;
  parts: LegalPart[];
}

export interface LegalText {
  updated: string;
  /** what stands before the first heading */
  intro: LegalPart[];
  sections: LegalSection[];
}

export type LegalFacts = Readonly<Record<string, string | boolean>>;

const markdown = new Marked({ gfm: true });
const insertMarks = Object.fromEntries(INSERTS.map((name) => [name, `{{${name}}}`]));

export function parseLegal(source: string, facts: LegalFacts): LegalText {
  const [, frontMatter = "", body = ""] = source.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
  const [, updated] = frontMatter.match(/^updated: (.+)$/m) ?? [];
  if (!updated)
    throw new Error("A legal text begins with three dashes, a line «updated: …» and three dashes.");
  const view = { ...facts, ...insertMarks };
  refuseUnknown(mustache.parse(body), view);
  // Markdown comes after, so nothing is escaped here.
  const filled = mustache.render(body, view, {}, { escape: (text) => String(text) });
  const [intro = "", ...rest] = filled.split(/^## /m);
  return {
    updated,
    intro: partsOf(intro),
    sections: rest.map((section) => {
      const [heading = "", ...lines] = section.split("\n");
      return { id: anchorOf(heading), heading: heading.trim(), parts: partsOf(lines.join("\n")) };
    }),
  };
}

type Tokens = ReturnType<typeof mustache.parse>;

/** Mustache would leave an empty place for a name it does not know. */
function refuseUnknown(tokens: Tokens, view: LegalFacts): void {
  for (const [kind, name, , , inner] of tokens) {
    if (kind !== "text" && !(name in view))
      throw new Error(`{{${name}}}: nothing is called that; use one of ${Object.keys(view).join(", ")}.`);
    if (Array.isArray(inner)) refuseUnknown(inner, view);
  }
}

function partsOf(source: string): LegalPart[] {
  return source
    .split(/^\{\{(\w+)\}\}$/m)
    .map((piece): LegalPart => {
      const insert = INSERTS.find((name) => name === piece);
      return insert ? { insert } : { html: markdown.parse(piece, { async: false }).trim() };
    })
    .filter((part) => "insert" in part || part.html !== "");
}

/** «2. Finalidades del tratamiento» → `finalidades-del-tratamiento` */
export function anchorOf(heading: string): string {
  return heading
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/^\s*\d+\.\s*/, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
