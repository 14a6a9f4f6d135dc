/** Writes new values into an existing YAML file so that only what changed differs: comments, order and style stay. */
import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { formatDocument } from "../../src/site/content/format.ts";
import type { Plain } from "./shape.ts";

export function mergeYaml(existing: string | undefined, data: Plain): string {
  const document = parseDocument(existing ?? "");
  if (existing === undefined || document.errors.length > 0) return formatDocument(new Document(data));
  document.contents = updated(document, document.contents, data) as typeof document.contents; // any node may be the root
  return formatDocument(document);
}

function updated(document: Document, node: unknown, value: Plain): Node {
  if (Array.isArray(value)) {
    if (isSeq(node)) return updateList(document, node, value);
  } else if (typeof value === "object") {
    if (isMap(node)) return updateMap(document, node, value);
  } else if (isScalar(node) && typeof node.value === typeof value) {
    if (node.value === value) return node;
    node.value = value;
    // Quotes that the new text does not need would only be in the way.
    delete node.type;
    return node;
  }
  return document.createNode(value);
}

function updateMap(document: Document, map: YAMLMap, value: Record<string, Plain>): YAMLMap {
  if (map.items.length === 0) writeInLines(map, Object.keys(value).length);
  const keyOf = (pair: Pair) => String(isScalar(pair.key) ? pair.key.value : pair.key);
  map.items = map.items.filter((pair) => Object.hasOwn(value, keyOf(pair)));
  let position = 0;
  for (const [key, member] of Object.entries(value)) {
    const index = map.items.findIndex((pair) => keyOf(pair) === key);
    const pair = map.items[index];
    if (pair) pair.value = updated(document, pair.value, member);
    else map.items.splice(position, 0, document.createPair(key, member));
    position = (index === -1 ? position : index) + 1;
  }
  return map;
}

function updateList(document: Document, list: YAMLSeq, value: Plain[]): YAMLSeq {
  if (list.items.length === 0) writeInLines(list, value.length);
  const old = [...list.items];
  const pairing = pairUp(
    old.map((item) => (isCollection(item) || isScalar(item) ? item.toJS(document) : item)),
    value,
  );
  const example = old.findLast(isMap);
  const isSpaced = old.length > 1 && old.slice(1).every((item) => isMap(item) && item.spaceBefore);
  list.items = value.map((item, index) => {
    const from = pairing[index];
    if (from !== undefined) return updated(document, old[from], item);
    const added = updated(document, example && bareCopy(example), item);
    if (isSpaced && index > 0) added.spaceBefore = true;
    return added;
  });
  return list;
}

/** The order and the style of an entry, for a new one; its comments are its own. */
function bareCopy(entry: YAMLMap): YAMLMap {
  const copy = entry.clone() as YAMLMap; // `clone` forgets what it copies
  visit(copy, {
    Node(_, node) {
      delete node.comment;
      delete node.commentBefore;
      delete node.spaceBefore;
    },
  });
  return copy;
}

/** `[]` and `{}` are how nothing is written; what is put into them gets lines of its own. */
function writeInLines(empty: YAMLMap | YAMLSeq, entries: number): void {
  if (entries > 0) empty.flow = false;
}

/** For each new entry the old one that it was: the same, else the one of its name, else the one in its place. */
function pairUp(old: readonly unknown[], value: readonly Plain[]): (number | undefined)[] {
  const taken = new Set<number>();
  const found: (number | undefined)[] = value.map(() => undefined);
  const rules: ((before: unknown, after: Plain, from: number, to: number) => boolean)[] = [
    (before, after) => isDeepStrictEqual(before, after),
    (before, after) => nameOf(after) !== undefined && nameOf(before) === nameOf(after),
    (_, __, from, to) => from === to,
  ];
  for (const fits of rules) {
    for (const [to, after] of value.entries()) {
      if (found[to] !== undefined) continue;
      const from = old.findIndex((before, index) => !taken.has(index) && fits(before, after, index, to));
      if (from === -1) continue;
      found[to] = from;
      taken.add(from);
    }
  }
  return found;
}

export function nameOf(entry: unknown): unknown {
  if (typeof entry !== "object" || entry === null) return undefined;
  const named = new Map(Object.entries(entry));
  return named.get("id") ?? named.get("slug") ?? named.get("page") ?? named.get("name") ?? named.get("image");
}
