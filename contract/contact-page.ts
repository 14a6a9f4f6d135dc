/** What the contact page in `src/contact` and the server that fills it in agree on: names in its HTML and its address. */
import type { Language } from "./languages.ts";
import { pageAddress } from "./routes.ts";

export const CONTACT_FORM_ID = "contact-form";
export const FORM_SECTION_ID = "formulario";
/** What became of the message; where the answer to a form without scripts opens. */
export const OUTCOME_ID = "resultado";
/** The line above the form that names what a quote is asked for. */
export const QUOTE_ID = "presupuesto-para";
/** Between what a quote is asked for and the visitor's own words. */
export const QUOTE_END = ": ";
/** The sum's operands stand in the element with this attribute; the field around it is hidden until they do. */
export const SUM_ATTRIBUTE = "data-sum";
export const CAPTCHA_FIELD_ID = "contact-captcha-field";
/** Posted with the answer: the sum as the server signed it. */
export const SUM_TOKEN_NAME = "sum";
/** On a form that is left to the browser while its code is not there. */
export const NATIVE_ATTRIBUTE = "data-native";
/** A message above the form carries what it tells; the server shows the right one. */
export const OUTCOME_ATTRIBUTE = "data-outcome";
/** `thanked`: for a moment, and nothing was sent. */
const SHOWN_OUTCOMES = ["sent", "failed", "wrong", "thanked"] as const;
export type ShownOutcome = (typeof SHOWN_OUTCOMES)[number];
/** Where the message that was sent is repeated, by field. */
export const SENT_ATTRIBUTE = "data-sent";

export const asOutcome = (name: string | null | undefined) =>
  SHOWN_OUTCOMES.find((outcome) => outcome === name) ?? null;

export const controlId = (field: string) => `contact-${field}`;
export const errorId = (field: string) => `${controlId(field)}-error`;

/** Parameters of the page's address: what the form begins with. */
export const SUBJECT_PARAMETER = "asunto";
export const MESSAGE_PARAMETER = "mensaje";
/** Where a browser without scripts is led: the same page with a sum that the server signed. */
export const NO_SCRIPT_PARAMETER = "sin-script";

export function noScriptAddress(language: Language): string {
  return `${pageAddress(language, "contact")}?${NO_SCRIPT_PARAMETER}=1`;
}

/** Where the form is sent. */
export function submitAddress(language: Language): string {
  return `${pageAddress(language, "contact")}#${OUTCOME_ID}`;
}

/** The way to the form. */
export function formAddress(language: Language): string {
  return `${pageAddress(language, "contact")}#${FORM_SECTION_ID}`;
}

/** The way to the form that says already in its first line what it is about; its subject is then the first one. */
export function quoteAddress(language: Language, about: string): string {
  const query = new URLSearchParams({ [MESSAGE_PARAMETER]: `${about}${QUOTE_END}` });
  return `${pageAddress(language, "contact")}?${query}#${FORM_SECTION_ID}`;
}
