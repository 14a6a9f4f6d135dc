/** Puts a kept draft back into the form as soon as the document stands; React takes over from there. */
import { readItem } from "../islands/storage.ts";
import { DRAFT_FIELDS, type Draft, parseDraft } from "./draft.ts";

function restore(form: HTMLFormElement, { fields }: Draft) {
  for (const name of DRAFT_FIELDS) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) control.value = fields[name];
    // What the visitor or the browser has put there already is newer.
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value ||= fields[name];
    }
  }
}

const form = document.querySelector<HTMLFormElement>("form[data-draft]");
const draft = parseDraft(readItem(form?.dataset.draft ?? "", "sessionStorage"));
if (form && draft) restore(form, draft);
