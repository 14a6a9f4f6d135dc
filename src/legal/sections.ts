/**
 * Markdown of `content/legal` turned into sections with anchors. Its gaps are Mustache's: `{{email}}` is filled, and what
 * stands between `{{#analytics}}` and `{{/analytics}}` is said only where that holds (`{{^analytics}}`: where it does not).
 */
import { fillFacts } from "../site/content/fill-facts.ts";
import { legalHtml } from "../site/content/legal-markdown.ts";
import { LEGAL_INSERTS, readLegal } from "../site/content/legal-texts.ts";
import { unbreakable } from "../site/content/unbreakable.ts";

type Insert = (typeof LEGAL_INSERTS)[number];

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

const insertMarks = Object.fromEntries(LEGAL_INSERTS.map((name) => [name, `{{${name}}}`]));

/** @param file as the owner knows it: `content/legal/aviso-legal.es.md` */
export function parseLegal(file: string, source: string, facts: LegalFacts): LegalText {
  const view = { ...facts, ...insertMarks };
  const { updated, body } = readLegal(file, source, Object.keys(view));
  const filled = unbreakable(fillFacts(body, view));
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

function partsOf(source: string): LegalPart[] {
  return source
    .split(/^\{\{(\w+)\}\}$/m)
    .map((piece): LegalPart => {
      const insert = LEGAL_INSERTS.find((name) => name === piece);
      return insert ? { insert } : { html: legalHtml(piece) };
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
