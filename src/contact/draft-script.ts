/** Puts a kept draft back into the form as soon as the document stands; React takes over from there. */
import { readItem } from "../islands/storage.ts";
import { type Draft, parseDraft } from "./stored-draft.ts";

function restore(form: HTMLFormElement, { fields }: Draft) {
  for (const [name, text] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    // A link may have chosen.
    const isChosen =
      control instanceof HTMLSelectElement && control.querySelector("option[selected]") !== null;
    if (control instanceof HTMLSelectElement && !isChosen) control.value = text;
    else if (control instanceof HTMLTextAreaElement) control.value = withDraft(control.value, text);
    // What the visitor or the browser has put there already is newer.
    else if (control instanceof HTMLInputElement) control.value ||= text;
  }
}

/** A link may have begun the text with what it is about; what was written before follows it. */
function withDraft(begun: string, draft: string): string {
  return begun === "" || draft.includes(begun.trim()) ? draft : [begun, draft].filter(Boolean).join("\n");
}

const form = document.querySelector<HTMLFormElement>("form[data-draft]");
const draft = parseDraft(readItem(form?.dataset.draft ?? "", "sessionStorage"));
if (form && draft) restore(form, draft);
