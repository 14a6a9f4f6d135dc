import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { ContactForm } from "../../contract/contact.ts";
import { CONTACT_FIELDS, ofEachField } from "../../contract/contact-fields.ts";
import type { Language } from "../../contract/languages.ts";
import { csrfToken } from "../api/csrf-token.ts";
import { hydrateIsland } from "../islands/events.ts";
import { browserDraftKeeper, browserSurroundings, compareClocks } from "./browser.ts";
import { newSum, STANDING_SUM } from "./captcha.ts";
import { contactResolver, errorSentence, isFormField } from "./form-errors.ts";
import type { Forward } from "./forward.ts";
import { type Outcome, type Result, submitMessage } from "./submit.ts";

function emptyForm(): ContactForm {
  const fields = ofEachField((name) => CONTACT_FIELDS[name].initial);
  return { ...fields, subject: CONTACT_FIELDS.subject.initial, honeypot: "", mathCaptcha: "" };
}

interface ContactFormOptions {
  language: Language;
  shortName: string;
  forward: Forward | null;
  onResult: (result: Result) => void;
}

/** The form's state and what its controls do. No default values: the fields' own, typed before React woke, count. */
export function useContactForm({ language, shortName, forward, onResult }: ContactFormOptions) {
  const { register, handleSubmit, getValues, setValue, setError, setFocus, reset, formState } =
    useForm<ContactForm>({ resolver: contactResolver(language) });
  const [sum, setSum] = useState(STANDING_SUM);
  const [drafts] = useState(() => browserDraftKeeper(shortName));
  const isSending = useRef(false);

  useEffect(() => {
    csrfToken();
    void compareClocks();
    hydrateIsland("toasts"); // so that a failure can be told even when the network is what failed
    drafts.follow(getValues());
    if (!isBeingAnswered(getValues("mathCaptcha"))) setSum(newSum(Math.random));
  }, [drafts, getValues]);

  function askAnew() {
    setSum(newSum(Math.random));
    setValue("mathCaptcha", "");
    setFocus("mathCaptcha");
  }

  function settle({ result, wrongFields }: Outcome) {
    if (result === "wrongCaptcha") askAnew();
    if (result === "sent") {
      drafts.forget();
      reset(emptyForm());
      setSum(newSum(Math.random));
    }
    for (const [index, { field, ...error }] of wrongIn(wrongFields).entries()) {
      setError(field, error, { shouldFocus: index === 0 });
    }
    onResult(result);
  }

  const wrongIn = (fields: Outcome["wrongFields"]) =>
    fields.flatMap(({ field, code, message }) =>
      isFormField(field) ? [{ field, type: code, message: errorSentence(code, language, message) }] : [],
    );

  async function submit(form: ContactForm) {
    if (isSending.current) return;
    isSending.current = true;
    const { loadedAt, idempotencyKey } = drafts.follow(getValues());
    const around = browserSurroundings(shortName, forward);
    settle(await submitMessage({ form, sum, loadedAt, idempotencyKey }, around));
    isSending.current = false;
  }

  /** What stands in the fields counts, also where an autofill or a program put it without telling anybody. */
  function takeFields(element: HTMLFormElement) {
    for (const [name, value] of new FormData(element)) if (isFormField(name)) setValue(name, String(value));
  }

  return {
    register,
    errors: formState.errors,
    isSubmitting: formState.isSubmitting,
    sum,
    askAnew,
    onChange: () => drafts.follow(getValues()),
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      takeFields(event.currentTarget);
      return handleSubmit(submit)(event);
    },
  };
}

/** Whoever has begun to answer the sum that stood in the document keeps it. */
function isBeingAnswered(answer: string): boolean {
  return answer !== "" || document.activeElement?.getAttribute("name") === "mathCaptcha";
}
