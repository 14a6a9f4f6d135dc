/** The Markdown of legal texts. It keeps no HTML but the mark of a text in another language, `<span lang="es">`. */
import { Marked, type Token } from "marked";
import type { ContentProblem } from "../../../contract/content-problem.ts";

const KEPT_HTML = /^(?:<span lang="[a-z]{2}">|<\/span>)$/;
const KEPT_LINK = /^(?:https?:|mailto:|tel:|[/#])/i;

const markdown = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => (KEPT_HTML.test(text) ? text : escaped(text)),
    link({ href, tokens }) {
      return KEPT_LINK.test(href) ? false : this.parser.parseInline(tokens);
    },
  },
});

export const legalHtml = (source: string): string => markdown.parse(source, { async: false }).trim();

/** The first thing that would not be published as it is written, and where it stands. */
export function unwantedIn(
  source: string,
): (Pick<ContentProblem, "code" | "values"> & { offset: number }) | undefined {
  const found: Pick<ContentProblem, "code" | "values">[] = [];
  markdown.walkTokens(markdown.lexer(source), (token: Token) => {
    if (token.type === "html" && !KEPT_HTML.test(token.raw))
      found.push({ code: "html", values: { found: token.raw.trim() } });
    if (token.type === "link" && !KEPT_LINK.test(token.href) && !token.href.startsWith("{{"))
      found.push({ code: "link-elsewhere", values: { found: token.href } });
  });
  const [first] = found;
  return first && { ...first, offset: Math.max(0, source.indexOf(String(first.values.found))) };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
