/** Puts a kept draft back into the form as soon as the document stands; React takes over from there. */
import { readItem } from "../islands/storage.ts";
import { type Draft, parseDraft } from "./stored-draft.ts";

function restore(form: HTMLFormElement, { fields }: Draft) {
  for (const [name, text] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) control.value = text;
    // What the visitor or the browser has put there already is newer.
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value ||= text;
    }
  }
}

const form = document.querySelector<HTMLFormElement>("form[data-draft]");
const draft = parseDraft(readItem(form?.dataset.draft ?? "", "sessionStorage"));
if (form && draft) restore(form, draft);
