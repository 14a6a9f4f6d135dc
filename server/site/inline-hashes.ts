/** What a content security policy must name so that a document's own inline code runs and nobody else's does. */
import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

export interface InlineHashes {
  scripts: string[];
  styles: string[];
  /** of `style="…"` attributes, which need a permission of their own */
  styleAttributes: string[];
}

/** Any other type is data, such as JSON-LD: the browser does not run it and the policy does not ask about it. */
const RUNNABLE_TYPES: readonly string[] = ["", "module", "text/javascript", "importmap", "speculationrules"];

export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  for (const { tagName, attrs, childNodes } of elementsIn(parse(html))) {
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    const text = childNodes.map((child) => ("value" in child ? child.value : "")).join("");
    const isRunnable = RUNNABLE_TYPES.includes((attributes.get("type") ?? "").toLowerCase());
    if (tagName === "style") styles.add(sourceHash(text));
    if (tagName === "script" && text !== "" && isRunnable) scripts.add(sourceHash(text));
    const style = attributes.get("style");
    if (style !== undefined) styleAttributes.add(sourceHash(style));
  }
  return { scripts: [...scripts], styles: [...styles], styleAttributes: [...styleAttributes] };
}

/** On what the owner wrote as Markdown: nothing in it may run, so nothing in it is named. */
const OWNER_TEXT = "data-owner-text";

function* elementsIn(node: DefaultTreeAdapterTypes.Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ("attrs" in node && node.attrs.some(({ name }) => name === OWNER_TEXT)) return;
  if ("tagName" in node) yield node;
  if ("content" in node) yield* elementsIn(node.content); // a <template>
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child);
}

function sourceHash(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
