/**
 * The contact page of the built site, filled in for one visitor: what was typed, what is wrong, the sum, the outcome.
 * It is parsed once and cut where something may stand; filling it in is joining the pieces.
 */
import { parse, serialize } from "parse5";
import {
  CAPTCHA_FIELD_ID,
  CONTACT_FORM_ID,
  controlId,
  errorId,
  NATIVE_ATTRIBUTE,
  OUTCOME_ATTRIBUTE,
  SENT_ATTRIBUTE,
  type ShownOutcome,
  SUM_ATTRIBUTE,
  SUM_TOKEN_NAME,
} from "../../../contract/contact-page.ts";
import {
  attribute,
  type Element,
  elementsIn,
  remove,
  removeAttribute,
  setText,
  textOf,
} from "../../site/html-tree.ts";
import type { SignedSum } from "./signed-sum.ts";

export interface Filling {
  /** what stands in the fields, by name */
  values: Readonly<Record<string, string | undefined>>;
  /** what is wrong with them, by name */
  errors?: Readonly<Record<string, string>>;
  sum?: SignedSum | undefined;
  outcome?: ShownOutcome;
  /** repeated to whoever sent it */
  sent?: Readonly<Record<string, string>>;
}

export type PageTemplate = (filling: Filling) => Buffer;

/** What stands in one place of the page, as HTML. */
type Hole = (filling: Filling) => string;
/** As an attribute's name or as text; no page has these characters. */
const MARK = / ?\ue000(\d+)\ue001(?:="")?/;

export function cutPage(html: string): PageTemplate {
  const page = parse(html);
  const holes = new Holes();
  const elements = [...elementsIn(page)];
  const byId = new Map(elements.map((element) => [attribute(element, "id"), element]));

  // It leads a browser without scripts here, and it is here now.
  for (const element of elements) {
    if (element.tagName === "noscript" && attribute(element, "data-leads-to-form") !== undefined)
      remove(element);
  }
  const form = byId.get(CONTACT_FORM_ID);
  if (form) {
    for (const element of elementsIn(form)) cutControl(holes, element);
    // Scripts failed this visitor once; until they run, the browser goes on sending by itself.
    holes.attribute(form, NATIVE_ATTRIBUTE, ({ outcome }) => (outcome ? "" : undefined));
  }
  for (const element of elements) cutError(holes, element, byId);
  cutSum(holes, elements, byId);
  cutOutcomes(holes, elements);

  const pieces = serialize(page)
    .split(MARK)
    .map((piece, index) => (index % 2 === 0 ? Buffer.from(piece) : holes.get(Number(piece))));
  return (filling) =>
    Buffer.concat(pieces.map((piece) => (Buffer.isBuffer(piece) ? piece : Buffer.from(piece(filling)))));
}

class Holes {
  readonly #holes: Hole[] = [];

  get(index: number): Hole {
    return this.#holes[index] ?? (() => "");
  }

  /** In place of everything that is in the element; `undefined`: that stays. */
  text(element: Element, make: (filling: Filling) => string | undefined): void {
    const built = textOf(element);
    setText(
      element,
      this.#mark((filling) => escaped(make(filling) ?? built)),
    );
  }

  /** In place of the attribute that is there; `undefined`: that one stays; `null`: none. */
  attribute(element: Element, name: string, make: (filling: Filling) => string | null | undefined): void {
    const built = attribute(element, name) ?? null;
    removeAttribute(element, name);
    const mark = this.#mark((filling) => {
      const made = make(filling);
      const value = made === undefined ? built : made;
      return value === null ? "" : ` ${name}="${escaped(value)}"`;
    });
    element.attrs.push({ name: mark, value: "" });
  }

  #mark(hole: Hole): string {
    this.#holes.push(hole);
    return `\ue000${this.#holes.length - 1}\ue001`;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** The visitor's text is text: nothing in it may become markup. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? "");
}

function cutControl(holes: Holes, element: Element): void {
  const name = attribute(element, "name");
  if (name === undefined) return;
  const valueIn = ({ values, sum }: Filling) => (name === SUM_TOKEN_NAME ? sum?.token : values[name]);
  if (element.tagName === "input") holes.attribute(element, "value", valueIn);
  if (element.tagName === "textarea") {
    // A parser drops the first line break of a text area; browsers post each as two characters.
    holes.text(element, (filling) => valueIn(filling)?.replace(/^\r?\n/, "\n$&"));
  }
  if (element.tagName === "select") {
    for (const option of elementsIn(element)) {
      if (option.tagName !== "option") continue;
      const own = attribute(option, "value");
      holes.attribute(option, "selected", (filling) => {
        const chosen = valueIn(filling);
        return chosen === undefined ? undefined : chosen === own ? "" : null;
      });
    }
  }
}

type ById = ReadonlyMap<string | undefined, Element>;

const CONTROL_PREFIX = controlId("");

function cutError(holes: Holes, control: Element, byId: ById): void {
  const id = attribute(control, "id") ?? "";
  const field = id.slice(CONTROL_PREFIX.length);
  const error = byId.get(errorId(field));
  if (!id.startsWith(CONTROL_PREFIX) || !error) return;
  const hint = attribute(control, "aria-describedby");
  const errorIn = ({ errors }: Filling) => errors?.[field];
  const whenWrong = (value: string | null) => (filling: Filling) =>
    errorIn(filling) === undefined ? undefined : value;
  holes.attribute(control, "aria-invalid", whenWrong("true"));
  holes.attribute(control, "aria-describedby", whenWrong([errorId(field), hint].filter(Boolean).join(" ")));
  holes.attribute(error, "hidden", whenWrong(null));
  holes.text(error, errorIn);
}

function cutSum(holes: Holes, elements: Element[], byId: ById): void {
  const place = elements.find((element) => attribute(element, SUM_ATTRIBUTE) !== undefined);
  const field = byId.get(CAPTCHA_FIELD_ID);
  if (place) holes.text(place, ({ sum }) => sum && `${sum.first} + ${sum.second}`);
  if (field) holes.attribute(field, "hidden", ({ sum }) => (sum ? null : undefined));
}

function cutOutcomes(holes: Holes, elements: Element[]): void {
  const headings = new Map<string, string>();
  for (const message of elements) {
    const name = attribute(message, OUTCOME_ATTRIBUTE);
    if (name === undefined) continue;
    const parts = [...elementsIn(message)];
    const heading = parts.find(({ tagName }) => tagName === "h3");
    if (heading) headings.set(name, textOf(heading));
    holes.attribute(message, "hidden", ({ outcome }) => (outcome === name ? null : undefined));
    for (const element of parts) {
      const field = attribute(element, SENT_ATTRIBUTE);
      if (field !== undefined) {
        holes.text(element, ({ outcome, sent }) => (outcome === name ? sent?.[field] : undefined));
      }
    }
  }
  const title = elements.find(({ tagName }) => tagName === "title");
  if (!title) return;
  const built = textOf(title);
  // Read first by a screen reader when the new page opens.
  holes.text(title, ({ outcome = "" }) => {
    const heading = headings.get(outcome);
    return heading && `${heading} – ${built}`;
  });
}
