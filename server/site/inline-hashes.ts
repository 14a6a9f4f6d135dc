/** What a content security policy must name so that a document's own inline code runs and nobody else's does. */
import { createHash } from "node:crypto";
import { parse } from "parse5";
import { z } from "zod";
import { attribute, type Element, elementsIn, textOf } from "./html-tree.ts";

export const inlineHashesSchema = z.object({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** of `style="…"` attributes, which need a permission of their own */
  styleAttributes: z.array(z.string()),
});
export type InlineHashes = z.infer<typeof inlineHashesSchema>;

/** Any other type is data, such as JSON-LD: the browser does not run it and the policy does not ask about it. */
const RUNNABLE_TYPES: readonly string[] = ["", "module", "text/javascript", "importmap", "speculationrules"];

/** On what the owner wrote as Markdown: nothing in it may run, so nothing in it is named. */
const OWNER_TEXT = "data-owner-text";

export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  const isOwnerText = (element: Element) => attribute(element, OWNER_TEXT) !== undefined;
  for (const element of elementsIn(parse(html), isOwnerText)) {
    const { tagName } = element;
    const text = textOf(element);
    const isRunnable = RUNNABLE_TYPES.includes((attribute(element, "type") ?? "").toLowerCase());
    if (tagName === "style") styles.add(sourceHash(text));
    if (tagName === "script" && text !== "" && isRunnable) scripts.add(sourceHash(text));
    const style = attribute(element, "style");
    if (style !== undefined) styleAttributes.add(sourceHash(style));
  }
  return { scripts: [...scripts], styles: [...styles], styleAttributes: [...styleAttributes] };
}

function sourceHash(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
