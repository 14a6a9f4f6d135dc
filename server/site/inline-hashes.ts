/** What a content security policy must name so that a document's own inline code runs and nobody else's does. */
import { createHash } from "node:crypto";

export interface InlineHashes {
  scripts: string[];
  styles: string[];
  /** of `style="…"` attributes, which need a permission of their own */
  styleAttributes: string[];
}

const ATTRIBUTES = `((?:"[^"]*"|'[^']*'|[^"'>])*)`;
/** Comment, script or style with its text, or any other tag: walked in order, so that no tag is seen inside another. */
const TOKEN = new RegExp(
  String.raw`<!--[\s\S]*?-->|<(script|style)\b${ATTRIBUTES}>([\s\S]*?)</\1\s*>|<[a-z][^\s/>]*${ATTRIBUTES}>`,
  "gi",
);
const STYLE_ATTRIBUTE = /\sstyle=(?:"([^"]*)"|'([^']*)')/i;
const TYPE_ATTRIBUTE = /\stype=["']?([^"'\s>]+)/i;
/** Any other type is data, such as JSON-LD: the browser does not run it and the policy does not ask about it. */
const RUNNABLE_TYPES: readonly string[] = ["module", "text/javascript", "importmap", "speculationrules"];

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: "&", lt: "<", gt: ">" };

export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  for (const [, element, own = "", content = "", other = ""] of html.matchAll(TOKEN)) {
    if (element?.toLowerCase() === "style") styles.add(sourceHash(content));
    if (element?.toLowerCase() === "script" && content !== "" && isRunnable(own))
      scripts.add(sourceHash(content));
    const [, double, single] = STYLE_ATTRIBUTE.exec(own || other) ?? [];
    const style = double ?? single;
    if (style !== undefined) styleAttributes.add(sourceHash(decodeEntities(style)));
  }
  return { scripts: [...scripts], styles: [...styles], styleAttributes: [...styleAttributes] };
}

function isRunnable(attributes: string): boolean {
  const type = TYPE_ATTRIBUTE.exec(attributes)?.[1]?.toLowerCase();
  return type === undefined || RUNNABLE_TYPES.includes(type);
}

/** The browser hashes an attribute's value as it reads it, not as it is written. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (written, hexadecimal, decimal, name) => {
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? written;
  });
}

function sourceHash(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
