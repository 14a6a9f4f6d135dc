/**
 * `md:min-h-[26rem]` says something in the source; in a document it is bytes, twice. Here the classes of a document get
 * names of a letter or two. Islands keep theirs, since React will write them again.
 */
import postcss from "postcss";
import { CLASS, classesIn, classNames, decodeAttribute } from "./css.ts";

const ISLAND = /<astro-island[\s\S]*?<\/astro-island>/g;

/** Short names, none of them `taken`, for the classes of a document but for those of its islands and those in `kept`. */
export function shortNames(html: string, kept: ReadonlySet<string>, taken: ReadonlySet<string>) {
  const islands = classesIn((html.match(ISLAND) ?? []).join(""));
  const names = [...classesIn(html)].filter((name) => !islands.has(name) && !kept.has(name));
  const free = words((word) => !taken.has(word));
  return new Map(names.map((name) => [name, free.next().value ?? name]));
}

/** a, b, … z, aa, ab, … */
function* words(isFree: (word: string) => boolean): Generator<string, void> {
  for (let number = 0; ; number++) {
    const last = String.fromCharCode(97 + (number % 26));
    const word = number < 26 ? last : String.fromCharCode(96 + Math.floor(number / 26)) + last;
    if (isFree(word)) yield word;
  }
}

export function renameInHtml(html: string, names: ReadonlyMap<string, string>): string {
  return html.replace(/(\sclass=")([^"]*)"/g, (_, before: string, list: string) => {
    const renamed = list.split(/\s+/).map((name) => names.get(decodeAttribute(name)) ?? name);
    return `${before}${renamed.join(" ")}"`;
  });
}

export function renameInCss(css: string, names: ReadonlyMap<string, string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(CLASS, (found) => {
      const [name = ""] = classNames(found);
      return names.has(name) ? `.${names.get(name)}` : found;
    });
  });
  return root.toString();
}
