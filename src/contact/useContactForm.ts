import { type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { FILES_NAME } from "../../contract/attachments.ts";
import { type ContactForm, contactFieldsOf } from "../../contract/contact.ts";
import { untouchedFields } from "../../contract/contact-fields.ts";
import { fileErrorSentences } from "../../contract/contact-messages.ts";
import { controlId, type ShownOutcome } from "../../contract/contact-page.ts";
import type { Language } from "../../contract/languages.ts";
import { newSum, OPERANDS } from "../../contract/sum.ts";
import { csrfToken } from "../api/csrf-token.ts";
import { hydrateIsland } from "../islands/events.ts";
import { browserDependencies, browserDraftKeeper } from "./browser.ts";
import { contactResolver, errorSentence, fileSentences, isFormField, sentencesOf } from "./form-errors.ts";
import type { Forward } from "./forward.ts";
import { addFiles, filesFingerprint, type PickedFile } from "./picked-files.ts";
import { readAnswer } from "./server-answer.ts";
import { type ShownResult, type SubmitOutcome, submitMessage } from "./submit.ts";

interface ContactFormOptions {
  language: Language;
  shortName: string;
  firstSubject: string;
  forward: Forward | null;
  onResult: (result: ShownResult) => void;
}

/** The form's state and what its controls do. No default values: the fields' own, typed before React woke, count. */
export function useContactForm(options: ContactFormOptions) {
  const { language, shortName, firstSubject, forward, onResult } = options;
  const { register, handleSubmit, getValues, setValue, setError, setFocus, reset, formState } =
    useForm<ContactForm>({ resolver: contactResolver(language) });
  const [answer, setAnswer] = useState(readAnswer);
  const [failure, setFailure] = useState<ShownResult>("sendFailed");
  const [drafts] = useState(() => browserDraftKeeper(shortName, firstSubject));
  const isSending = useRef(false);
  const [files, setFiles] = useState<PickedFile[]>([]);
  const [percent, setPercent] = useState<number | null>(null);

  const show = (outcome: ShownOutcome | null, sent = answer.sent) =>
    setAnswer((before) => ({ ...before, outcome, sent, errors: {} }));
  const ask = () => setAnswer((before) => ({ ...before, sum: newSum(Math.random, OPERANDS) }));

  useEffect(() => {
    csrfToken();
    hydrateIsland("toasts"); // so that a failure can be told even when the network is what failed
    drafts.follow(getValues());
    const early = addFiles([], filesChosenEarly());
    setFiles(early.files);
    const fileErrors = fileErrorSentences(early.refused, language);
    setAnswer((before) => ({
      ...before,
      sum: before.sum ?? newSum(Math.random, OPERANDS),
      ...(fileErrors && { errors: { ...before.errors, [FILES_NAME]: fileErrors } }),
    }));
  }, [drafts, getValues, language]);

  const showFileErrors = (sentences: string) =>
    setAnswer((before) => ({ ...before, errors: { ...before.errors, [FILES_NAME]: sentences } }));

  function add(chosen: File[]) {
    const { files: all, refused } = addFiles(files, chosen);
    setFiles(all);
    showFileErrors(fileErrorSentences(refused, language));
  }

  function askAnew() {
    ask();
    setValue("mathCaptcha", "");
    setFocus("mathCaptcha");
  }

  function startAnew() {
    drafts.forget();
    reset({ ...untouchedFields(firstSubject), honeypot: "", mathCaptcha: "" });
    ask();
  }

  function settle({ result, wrongFields }: SubmitOutcome, form: ContactForm) {
    if (result === "wrongCaptcha") {
      askAnew();
      setError("mathCaptcha", { type: "captchaWrong", message: errorSentence("captchaWrong", language) });
      show(null);
    } else if (result === "unsent") {
      // No lasting thanks for what was not sent; a person's text stays, so that a second press sends it.
      show(null);
      if (form.honeypot) startAnew();
    } else if (result === "sent") {
      startAnew();
      const kept = files.filter((_, index) => !wrongFields.some(({ file }) => file === index));
      show("sent", { ...contactFieldsOf(form), [FILES_NAME]: kept.map(({ file }) => file.name).join(", ") });
      setFiles([]);
    } else {
      setFailure(result);
      show("failed");
    }
    for (const [index, { field, ...error }] of wrongIn(wrongFields).entries()) {
      setError(field, error, { shouldFocus: index === 0 });
    }
    const wrongFiles = wrongFields.filter(({ field }) => field === FILES_NAME);
    if (wrongFiles.length > 0) {
      // What the server refuses for good goes; a second press sends the rest.
      const refused = wrongFiles.flatMap(({ file, code }) =>
        file === undefined || code === "busy" ? [] : [files[file]?.key],
      );
      setFiles((current) => current.filter(({ key }) => !refused.includes(key)));
      const names = files.map(({ file }) => file.name);
      showFileErrors(fileSentences(wrongFiles, names, language));
    }
    onResult(result === "unsent" ? "sent" : result);
  }

  const wrongIn = (fields: SubmitOutcome["wrongFields"]) =>
    fields.flatMap(({ field, code, message }) =>
      isFormField(field) ? [{ field, type: code, message: errorSentence(code, language, message) }] : [],
    );

  async function submit(form: ContactForm) {
    if (isSending.current || !answer.sum) return;
    isSending.current = true;
    const { loadedAt, idempotencyKey: key } = drafts.follow(getValues());
    const idempotencyKey = `${key}${filesFingerprint(files)}`;
    const dependencies = browserDependencies(shortName, { forward, files, onProgress: setPercent });
    settle(await submitMessage({ form, sum: answer.sum, loadedAt, idempotencyKey }, dependencies), form);
    setPercent(null);
    isSending.current = false;
  }

  /** Whatever broke, such as what this browser does not know: no press is without an answer. */
  function giveUp(error: unknown, form: ContactForm) {
    reportError(error);
    settle({ result: "sendFailed", wrongFields: [] }, form);
    setPercent(null);
    isSending.current = false;
  }

  /** What stands in the fields counts, also where an autofill or a program put it without telling anybody. */
  function takeFields(element: HTMLFormElement) {
    for (const [name, value] of new FormData(element)) if (isFormField(name)) setValue(name, String(value));
  }

  /** Empty fields in the place of the thanks. */
  function beginAgain(event: MouseEvent) {
    event.preventDefault();
    flushSync(() => show(null));
    setFocus("name");
  }

  return {
    register,
    beginAgain,
    errors: { ...answer.errors, ...sentencesOf(formState.errors) },
    isSubmitting: formState.isSubmitting,
    sum: answer.sum,
    outcome: answer.outcome,
    sent: answer.sent,
    failure,
    askAnew,
    files: {
      picked: files,
      percent,
      add,
      remove: (key: number) => setFiles(files.filter((one) => one.key !== key)),
    },
    onChange: () => drafts.follow(getValues()),
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      takeFields(event.currentTarget);
      // Thanks stay until there is something else to tell.
      setAnswer((before) => ({ ...before, outcome: before.outcome === "sent" ? "sent" : null, errors: {} }));
      return handleSubmit(submit)(event).catch((error) => giveUp(error, getValues()));
    },
  };
}

/** Before React was there the browser kept them; from now on this code does. */
function filesChosenEarly(): File[] {
  const input = document.getElementById(controlId(FILES_NAME));
  if (!(input instanceof HTMLInputElement)) return [];
  const files = [...(input.files ?? [])];
  input.value = "";
  return files;
}
