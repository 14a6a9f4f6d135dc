/** Which rules of a stylesheet a document can use. */
import postcss, { type AtRule, type Root } from "postcss";

export function classesIn(html: string): Set<string> {
  const attributes = html.replace(/<style>[\s\S]*?<\/style>/g, "").matchAll(/\sclass="([^"]*)"/g);
  return new Set([...attributes].flatMap(([, names = ""]) => decodeAttribute(names).split(/\s+/)));
}

export function tagsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = ""]) => tag));
}

export function decodeAttribute(attribute: string): string {
  return attribute
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

export function keepUsed(css: string, classes: ReadonlySet<string>, tags: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  const isUsed = (selector: string) =>
    classNames(selector).every((name) => classes.has(name)) &&
    (!/^[a-z][a-z0-9]*$/.test(selector) || tags.has(selector)) &&
    selector !== ":host";
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && (rule.parent as AtRule).name === "keyframes") return;
    const kept = rule.selectors.filter(isUsed);
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  root.walkAtRules("supports", (rule) => {
    if (rule.parent?.type === "atrule" && (rule.parent as AtRule).params === "properties") rule.remove();
  });
  root.walkComments((comment) => void comment.remove()); // the licence stays in the whole stylesheet
  plainFirstValues(root);
  settleVariables(root);
  settleSums(root);
  dropRepeats(root);
  // A variable may be used by another one, so dropping goes on until nothing more falls away.
  while (dropUnreferenced(root));
  return root.toString();
}

/** `@property` as plain first values in the lowest layer: the same effect, shorter, and every checker can read it. */
function plainFirstValues(root: Root) {
  const values: string[] = [];
  root.walkAtRules("property", (property) => {
    let first = "initial";
    property.walkDecls("initial-value", ({ value }) => {
      first = value;
    });
    values.push(`${property.params}:${first}`);
    property.remove();
  });
  if (values.length > 0)
    root.prepend(`@layer properties{*,::before,::after,::backdrop{${values.join(";")}}}`);
}

/** A variable of Tailwind's own that has one value, or none but the fallback, in this document becomes that value. */
function settleVariables(root: Root) {
  const values = new Map<string, Set<string>>();
  root.walkDecls(/^--tw-/, ({ prop, value }) => {
    values.set(prop, (values.get(prop) ?? new Set()).add(value));
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--tw-[\w-]+)(?:,([^()]*))?\)/g,
      (variable, name: string, fallback?: string) => {
        const [value = fallback, ...others] = values.get(name) ?? [];
        return value === undefined || others.length > 0 || value.includes("var(") ? variable : value;
      },
    );
  });
}

const SUM = /calc\((-?[\d.]+)([a-z%]*) ([*-]) (-?[\d.]+)\)/g;

/** `calc(0.25rem * -1)` → `-.25rem`, from the inside out: once variables have values, some sums can be done. */
function settleSums(root: Root) {
  root.walkDecls((declaration) => {
    for (let before = ""; before !== declaration.value; ) {
      before = declaration.value;
      declaration.value = before.replace(SUM, (_, one: string, unit: string, sign: string, other: string) => {
        const result = sign === "*" ? Number(one) * Number(other) : Number(one) - Number(other);
        return result === 0 ? "0" : `${result}${unit}`.replace(/^(-?)0\./, "$1.");
      });
    }
  });
}

/** What prefixing leaves behind: the same declaration twice, and a prefix that no browser with layers needs. */
function dropRepeats(root: Root) {
  root.walkDecls(/^-(webkit-text-decoration|moz-text-size-adjust)/, (declaration) => {
    declaration.remove();
  });
  root.walkRules((rule) => {
    const seen = new Set<string>();
    for (const node of [...rule.nodes])
      if (node.type === "decl" && seen.size === seen.add(node.toString()).size) node.remove();
  });
}

/** A class as a selector writes it. */
export const CLASS = /\.((?:\\[\s\S]|[\w-])+)/g;

/** `.md\:px-8:hover > *` → `md:px-8` */
export function classNames(selector: string): string[] {
  return [...selector.matchAll(CLASS)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1"));
}

function dropUnreferenced(root: Root): boolean {
  const text = root.toString();
  const referenced = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const animations = new Set(
    [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, names = ""]) => names.split(/[\s,]+/)),
  );
  let dropped = false;
  const drop = (node: { remove: () => void }) => {
    node.remove();
    dropped = true;
  };
  root.walkDecls(/^--/, (declaration) => {
    if (!referenced.has(declaration.prop)) drop(declaration);
  });
  root.walkAtRules((rule) => {
    if (rule.name === "keyframes" && !animations.has(rule.params) && !/var\(--animate/.test(text)) drop(rule);
    else if (rule.nodes?.length === 0) drop(rule);
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) drop(rule);
  });
  return dropped;
}
