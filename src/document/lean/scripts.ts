/** Astro writes the runtime of its islands into every document; here it becomes one file that is fetched once. */
import { shortHash } from "./short-hash.ts";

/** Scripts of the body without attributes are Astro's own; data and modules have a type. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

export interface Hoisted {
  html: string;
  /** address and text of the file to write, where there was anything to move */
  file?: { path: string; text: string };
}

export function hoistScripts(html: string): Hoisted {
  const [head = "", body] = html.split(/(?=<body)/);
  if (body === undefined) return { html };
  const texts = [...body.matchAll(INLINE_SCRIPT)].map(([, text = ""]) => text.trim());
  if (texts.length === 0) return { html };
  const text = texts.join(";\n");
  const path = `/_astro/islands.${shortHash(text)}.js`;
  const rest = body
    .replace(INLINE_SCRIPT, "")
    .replace("</body>", `<script type="module" src="${path}"></script></body>`);
  return { html: head + rest, file: { path, text } };
}
