/** The few things that are done to a parsed page. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** From the top down, a template's too. What is in a skipped one is skipped with it. */
export function* elementsIn(node: Node, isSkipped = (_: Element) => false): Generator<Element> {
  const { childNodes = [] } = "content" in node ? node.content : "childNodes" in node ? node : {};
  for (const child of childNodes) {
    if (!("tagName" in child) || isSkipped(child)) continue;
    yield child;
    yield* elementsIn(child, isSkipped);
  }
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

/** In place of everything that is in it. */
export function setText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

export function textOf(element: Element): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

export function remove(element: Element): void {
  defaultTreeAdapter.detachNode(element);
}
