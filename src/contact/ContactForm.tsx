import type { Language } from "../../contract/languages.ts";
import { useHydrated } from "../islands/useHydrated.ts";
import type { Strings } from "../site/strings/index.ts";
import { showToast } from "../toasts/store.ts";
import { Button } from "../ui/Button.tsx";
import { CaptchaField } from "./CaptchaField.tsx";
import type { Forward } from "./forward.ts";
import { MessageFields } from "./MessageFields.tsx";
import { draftKey } from "./stored-draft.ts";
import type { Result } from "./submit.ts";
import { useContactForm } from "./useContactForm.ts";

export interface ContactFormProps {
  language: Language;
  shortName: string;
  strings: Strings["contact"]["form"];
  toasts: Pick<Strings["toasts"], Result>;
  privacyAddress: string;
  forward: Forward | null;
}

/** Stands as finished HTML and wakes at the first touch. Without its script it is not shown: it could not send. */
export function ContactForm({
  language,
  shortName,
  strings,
  toasts,
  privacyAddress,
  forward,
}: ContactFormProps) {
  const onResult = (result: Result) =>
    showToast({ ...toasts[result], variant: result === "sent" ? "success" : "destructive" });
  const form = useContactForm({ language, shortName, forward, onResult });
  useHydrated("contact");
  return (
    <form
      method="post"
      noValidate
      aria-labelledby="formulario-heading"
      data-draft={draftKey(shortName)}
      onChange={form.onChange}
      onSubmit={form.onSubmit}
      className="grid gap-6 noscript:hidden md:grid-cols-2 print:hidden"
    >
      <MessageFields strings={strings} register={form.register} errors={form.errors} />
      {/* For programs: people neither see it, nor reach it by key, nor hear of it. */}
      <div aria-hidden="true" className="sr-only">
        <label htmlFor="contact-website">{strings.honeypot}</label>
        <input
          {...form.register("honeypot")}
          id="contact-website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <CaptchaField
        strings={strings}
        sum={form.sum}
        register={form.register}
        error={form.errors.mathCaptcha?.message}
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
