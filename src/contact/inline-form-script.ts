/**
 * Runs right after the form in the document, and needs no file to arrive. It asks a random sum before anybody sees the
 * field, so that no document carries a fixed one and none changes under a visitor's eyes; a sum that the server signed
 * is left alone. It names what the address asks a quote for. And when the form's code cannot be fetched, it says so and lets the browser send the form by itself.
 */
import {
  CAPTCHA_FIELD_ID,
  CONTACT_FORM_ID,
  MESSAGE_PARAMETER,
  NATIVE_ATTRIBUTE,
  OUTCOME_ATTRIBUTE,
  QUOTE_END,
  QUOTE_ID,
  SUM_ATTRIBUTE,
} from "../../contract/contact-page.ts";
import { newSum, OPERANDS } from "../../contract/sum.ts";
import { inlineScript } from "../document/inline-script.ts";
import { hydrationFailedEvent } from "../islands/events.ts";

const FACTS = {
  formId: CONTACT_FORM_ID,
  quoteId: QUOTE_ID,
  quoteEnd: QUOTE_END,
  message: MESSAGE_PARAMETER,
  fieldId: CAPTCHA_FIELD_ID,
  sum: `[${SUM_ATTRIBUTE}]`,
  failed: `[${OUTCOME_ATTRIBUTE}="failed"]`,
  failure: hydrationFailedEvent("contact"),
  native: NATIVE_ATTRIBUTE,
  operands: OPERANDS,
};

/** Stands alone on purpose: its own text is the script, so it may use nothing from outside. */
function beginForm(facts: typeof FACTS, makeSum: typeof newSum, { document, location }: Window) {
  const form = document.getElementById(facts.formId);
  const field = document.getElementById(facts.fieldId);
  const sum = field?.querySelector(facts.sum);
  if (field && sum && !sum.textContent) {
    const { first, second } = makeSum(Math.random, facts.operands);
    sum.textContent = `${first} + ${second}`;
    field.hidden = false;
  }
  const message = new URLSearchParams(location.search).get(facts.message);
  const quote = document.getElementById(facts.quoteId);
  if (quote?.lastElementChild && message?.endsWith(facts.quoteEnd)) {
    quote.lastElementChild.textContent = message.slice(0, -facts.quoteEnd.length);
    quote.hidden = false;
  }
  document.addEventListener(facts.failure, (event) => {
    const failed = form?.querySelector<HTMLElement>(facts.failed);
    if (!form || !failed) return;
    event.preventDefault();
    form.setAttribute(facts.native, "");
    failed.hidden = false;
    failed.scrollIntoView();
  });
}

export function inlineFormScript(): string {
  return inlineScript(beginForm, FACTS, newSum);
}
