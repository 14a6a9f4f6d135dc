/**
 * Runs right after the form in the document, and needs no file to arrive. It asks a random sum before anybody sees the
 * field, so that no document carries a fixed one and none changes under a visitor's eyes; a sum that the server signed
 * is left alone. And when the form's code cannot be fetched, it says so and lets the browser send the form by itself.
 */
import {
  CAPTCHA_FIELD_ID,
  CONTACT_FORM_ID,
  NATIVE_ATTRIBUTE,
  OUTCOME_ATTRIBUTE,
  SUM_ATTRIBUTE,
} from "../../contract/contact-page.ts";
import { newSum, OPERANDS } from "../../contract/sum.ts";
import { inlineScript } from "../document/inline-script.ts";
import { hydrationFailedEvent } from "../islands/events.ts";

const FACTS = {
  formId: CONTACT_FORM_ID,
  fieldId: CAPTCHA_FIELD_ID,
  sum: `[${SUM_ATTRIBUTE}]`,
  failed: `[${OUTCOME_ATTRIBUTE}="failed"]`,
  failure: hydrationFailedEvent("contact"),
  native: NATIVE_ATTRIBUTE,
  operands: OPERANDS,
};

/** Stands alone on purpose: its own text is the script, so it may use nothing from outside. */
function beginForm(facts: typeof FACTS, makeSum: typeof newSum, { document }: Window) {
  const form = document.getElementById(facts.formId);
  const field = document.getElementById(facts.fieldId);
  const sum = field?.querySelector(facts.sum);
  if (field && sum && !sum.textContent) {
    const { first, second } = makeSum(Math.random, facts.operands);
    sum.textContent = `${first} + ${second}`;
    field.hidden = false;
  }
  document.addEventListener(facts.failure, (event) => {
    const message = form?.querySelector<HTMLElement>(facts.failed);
    if (!form || !message) return;
    event.preventDefault();
    form.setAttribute(facts.native, "");
    message.hidden = false;
    message.scrollIntoView();
  });
}

export function inlineFormScript(): string {
  return inlineScript(beginForm, FACTS, newSum);
}
