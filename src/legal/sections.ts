/** Markdown of `content/legal` turned into sections with anchors, its gaps filled from the company's data. */
import { Marked } from "marked";

/** Things a legal text asks the page to put in its place, each alone on a line: `{{cookieTable}}`. */
const INSERTS = ["cookieTable", "configureButton"] as const;
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

const markdown = new Marked({ gfm: true });

export function parseLegal(source: string, facts: Readonly<Record<string, string>>): LegalText {
  const [, frontMatter = "", body = ""] = source.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
  const [, updated] = frontMatter.match(/^updated: (.+)$/m) ?? [];
  if (!updated)
    throw new Error("A legal text begins with three dashes, a line «updated: …» and three dashes.");
  const filled = body.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => facts[name] ?? gap);
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
