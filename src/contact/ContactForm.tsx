import type { FieldOption } from "../../contract/contact-fields.ts";
import { CONTACT_FORM_ID, FORM_SECTION_ID, formAddress, submitAddress } from "../../contract/contact-page.ts";
import type { Language } from "../../contract/languages.ts";
import { useHydrated } from "../islands/useHydrated.ts";
import type { Strings } from "../site/strings/index.ts";
import { showToast } from "../toasts/store.ts";
import { Button } from "../ui/Button.tsx";
import { CaptchaField } from "./CaptchaField.tsx";
import { FileField } from "./FileField.tsx";
import type { Forward } from "./forward.ts";
import { MessageFields } from "./MessageFields.tsx";
import { Outcome, type OutcomeTexts } from "./Outcome.tsx";
import { draftKey } from "./stored-draft.ts";
import type { ShownResult } from "./submit.ts";
import { useContactForm } from "./useContactForm.ts";

export interface ContactFormProps {
  language: Language;
  shortName: string;
  /** the first stands chosen */
  subjects: readonly FieldOption[];
  strings: Strings["contact"]["form"];
  outcome: OutcomeTexts;
  toasts: Pick<Strings["toasts"], ShownResult>;
  privacyAddress: string;
  forward: Forward | null;
}

/** Stands as finished HTML and sends by itself; hydrated, it checks at once and tells without a new page. */
export function ContactForm({
  language,
  shortName,
  subjects,
  strings,
  outcome,
  toasts,
  privacyAddress,
  forward,
}: ContactFormProps) {
  const onResult = (result: ShownResult) =>
    showToast({ ...toasts[result], variant: result === "sent" ? "success" : "destructive" });
  const form = useContactForm({
    language,
    shortName,
    firstSubject: subjects[0]?.value ?? "",
    forward,
    onResult,
  });
  useHydrated("contact");
  return (
    <form
      id={CONTACT_FORM_ID}
      action={submitAddress(language)}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-labelledby={`${FORM_SECTION_ID}-heading`}
      data-draft={draftKey(shortName)}
      onChange={form.onChange}
      onSubmit={form.onSubmit}
      className="sent-in-place grid gap-6 md:grid-cols-2 print:hidden"
    >
      <Outcome
        texts={outcome}
        shown={form.outcome}
        thanks={toasts.sent}
        failure={toasts[form.failure]}
        sent={form.sent}
        another={{ href: formAddress(language), onClick: form.beginAgain }}
      />
      <MessageFields
        language={language}
        strings={strings}
        subjects={subjects}
        register={form.register}
        errors={form.errors}
      />
      <FileField
        strings={strings}
        email={outcome.email}
        picked={form.files.picked}
        percent={form.files.percent}
        error={form.errors.files}
        onAdd={form.files.add}
        onRemove={form.files.remove}
      />
      {/* For programs: people neither see it, nor reach it by key, nor hear of it. No name that a password manager would fill. */}
      <div aria-hidden="true" className="sr-only">
        <label htmlFor="contact-honeypot">{strings.honeypot}</label>
        <input
          {...form.register("honeypot")}
          id="contact-honeypot"
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <CaptchaField
        strings={strings}
        sum={form.sum}
        register={form.register}
        error={form.errors.mathCaptcha}
        onNew={form.askAnew}
      />
      <div className="grid gap-4 border-t border-hairline pt-6 md:col-span-2 md:grid-cols-[auto_1fr] md:items-center md:gap-8">
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {form.isSubmitting ? strings.sending : strings.send}
        </Button>
        <p className="text-small text-moss">
          {strings.privacy}{" "}
          <a href={privacyAddress} className="inline-block py-1 text-ink underline underline-offset-4">
            {strings.privacyLink}
          </a>
        </p>
      </div>
    </form>
  );
}
