/** The contact page of the built site, filled in for one visitor: what was typed, what is wrong, the sum, the outcome. */
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
  setAttribute,
  setText,
  textOf,
} from "./html-tree.ts";
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

export function fillPage(html: string, filling: Filling): string {
  const page = parse(html);
  const elements = [...elementsIn(page)];
  const byId = new Map(elements.map((element) => [attribute(element, "id"), element]));

  // It leads a browser without scripts here, and it is here now.
  for (const element of elements) {
    if (element.tagName === "noscript" && attribute(element, "data-leads-to-form") !== undefined)
      remove(element);
  }
  const form = byId.get(CONTACT_FORM_ID);
  if (form) {
    fillForm([...elementsIn(form)], filling);
    // Scripts failed this visitor once; until they run, the browser goes on sending by itself.
    if (filling.outcome) setAttribute(form, NATIVE_ATTRIBUTE, "");
  }
  for (const [field, sentence] of Object.entries(filling.errors ?? {})) showError(byId, field, sentence);
  if (filling.sum) showSum(elements, byId, filling.sum);
  showOutcome(elements, filling);
  return serialize(page);
}

function fillForm(elements: Element[], { values, sum }: Filling): void {
  for (const element of elements) {
    const name = attribute(element, "name") ?? "";
    const value = name === SUM_TOKEN_NAME ? sum?.token : values[name];
    if (value === undefined) continue;
    if (element.tagName === "input") setAttribute(element, "value", value);
    // A parser drops the first line break of a text area.
    if (element.tagName === "textarea") setText(element, value.startsWith("\n") ? `\n${value}` : value);
    if (element.tagName === "select") choose(element, value);
  }
}

function choose(select: Element, value: string): void {
  for (const option of elementsIn(select)) {
    if (option.tagName !== "option") continue;
    removeAttribute(option, "selected");
    if (attribute(option, "value") === value) setAttribute(option, "selected", "");
  }
}

type ById = ReadonlyMap<string | undefined, Element>;

function showError(byId: ById, field: string, sentence: string): void {
  const [control, error] = [byId.get(controlId(field)), byId.get(errorId(field))];
  if (!control || !error) return;
  setAttribute(control, "aria-invalid", "true");
  const described = [errorId(field), attribute(control, "aria-describedby")].filter(Boolean).join(" ");
  setAttribute(control, "aria-describedby", described);
  setText(error, sentence);
  removeAttribute(error, "hidden");
}

function showSum(elements: Element[], byId: ById, { first, second }: SignedSum): void {
  const place = elements.find((element) => attribute(element, SUM_ATTRIBUTE) !== undefined);
  const field = byId.get(CAPTCHA_FIELD_ID);
  if (place) setText(place, `${first} + ${second}`);
  if (field) removeAttribute(field, "hidden");
}

function showOutcome(elements: Element[], { outcome, sent = {} }: Filling): void {
  if (!outcome) return;
  const message = elements.find((element) => attribute(element, OUTCOME_ATTRIBUTE) === outcome);
  if (!message) return;
  removeAttribute(message, "hidden");
  const texts = new Map(Object.entries(sent));
  for (const element of elementsIn(message)) {
    const text = texts.get(attribute(element, SENT_ATTRIBUTE) ?? "");
    if (text !== undefined) setText(element, text);
  }
  const heading = [...elementsIn(message)].find(({ tagName }) => tagName === "h3");
  const title = elements.find(({ tagName }) => tagName === "title");
  // Read first by a screen reader when the new page opens.
  if (heading && title) setText(title, `${textOf(heading)} – ${textOf(title)}`);
}
