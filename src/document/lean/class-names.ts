/**
 * `md:min-h-[26rem]` says something in the source; in a document it is bytes, twice. Here the classes of a document get
 * names of a letter or two. Islands keep theirs, since React will write them again: then the whole stylesheet comes, which
 * knows no short names, and what has short names is out of its reach.
 */
import postcss from "postcss";
import { CLASS, classesIn, classNames, decodeAttribute } from "./css.ts";

const ISLAND = /(<astro-island[\s\S]*?<\/astro-island>)/;

export interface ClassNames {
  /** the short names of the classes outside the islands */
  short: ReadonlyMap<string, string>;
  /** what is used under its long name too: in islands, and by scripts */
  long: ReadonlySet<string>;
}

/** No short name is one that is `taken`. */
export function nameClasses(
  html: string,
  inScripts: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): ClassNames {
  const [outside, islands] = parts(html);
  const free = words(taken);
  return {
    short: new Map([...classesIn(outside.join(""))].map((name) => [name, free.next().value ?? name])),
    long: new Set([...classesIn(islands.join("")), ...inScripts]),
  };
}

/** What is outside the islands, and the islands, by turns. */
function parts(html: string): [outside: string[], islands: string[]] {
  const all = html.split(ISLAND);
  return [all.filter((_, index) => index % 2 === 0), all.filter((_, index) => index % 2 === 1)];
}

/** a, b, … z, aa, ab, … */
function* words(taken: ReadonlySet<string>): Generator<string, void> {
  for (let number = 0; ; number++) {
    const last = String.fromCharCode(97 + (number % 26));
    const word = number < 26 ? last : String.fromCharCode(96 + Math.floor(number / 26)) + last;
    if (!taken.has(word)) yield word;
  }
}

export function renameInHtml(html: string, { short }: ClassNames): string {
  const rename = (list: string) =>
    list
      .split(/\s+/)
      .map((name) => short.get(decodeAttribute(name)) ?? name)
      .join(" ");
  const [outside, islands] = parts(html);
  return outside
    .map((part, index) => {
      const renamed = part.replace(/(?<=\sclass=")[^"]*/g, rename);
      return renamed + (islands[index] ?? "");
    })
    .join("");
}

export function renameInCss(css: string, { short, long }: ClassNames): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.flatMap((selector) => {
      const names = classNames(selector);
      const renamed = names.every((name) => short.has(name)) ? [withShortNames(selector, short)] : [];
      return names.every((name) => long.has(name)) ? [...new Set([...renamed, selector])] : renamed;
    });
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  return root.toString();
}

const withShortNames = (selector: string, short: ClassNames["short"]) =>
  selector.replace(CLASS, (found) => `.${short.get(classNames(found)[0] ?? "") ?? ""}`);
