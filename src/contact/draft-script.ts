/** Puts a kept draft back into the form as soon as the document stands; React takes over from there. */
import { readItem } from "../islands/storage.ts";
import { type Draft, messageWithDraft, parseDraft } from "./stored-draft.ts";

function restore(form: HTMLFormElement, draft: Draft) {
  for (const [name, text] of Object.entries(draft.fields)) {
    const control = form.elements.namedItem(name);
    // A link may have chosen.
    const isChosen =
      control instanceof HTMLSelectElement && control.querySelector("option[selected]") !== null;
    if (control instanceof HTMLSelectElement && !isChosen) control.value = text;
    else if (control instanceof HTMLTextAreaElement) control.value = messageWithDraft(control.value, draft);
    // What the visitor or the browser has put there already is newer.
    else if (control instanceof HTMLInputElement) control.value ||= text;
  }
}

const form = document.querySelector<HTMLFormElement>("form[data-draft]");
const draft = parseDraft(readItem(form?.dataset.draft ?? "", "sessionStorage"));
if (form && draft) restore(form, draft);
