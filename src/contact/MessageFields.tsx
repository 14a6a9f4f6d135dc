import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { CONTACT_SUBJECTS, type ContactForm } from "../../contract/contact.ts";
import type { Strings } from "../site/strings/index.ts";
import { Field } from "../ui/Field.tsx";
import { Icon } from "../ui/Icon.tsx";

interface MessageFieldsProps {
  strings: Strings["contact"]["form"];
  register: UseFormRegister<ContactForm>;
  errors: FieldErrors<ContactForm>;
}

/** Who writes, how to answer, about what. The first subject is the one chosen at the start. */
export function MessageFields({ strings, register, errors }: MessageFieldsProps) {
  return (
    <>
      <Field id="contact-name" label={strings.name} error={errors.name?.message}>
        {(control) => <input {...control} {...register("name")} type="text" autoComplete="name" required />}
      </Field>
      <Field id="contact-email" label={strings.email} error={errors.email?.message}>
        {(control) => (
          <input
            {...control}
            {...register("email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
        )}
      </Field>
      <Field id="contact-phone" label={strings.phone} note={strings.optional} error={errors.phone?.message}>
        {(control) => (
          <input {...control} {...register("phone")} type="tel" inputMode="tel" autoComplete="tel" />
        )}
      </Field>
      <Field id="contact-subject" label={strings.subject} error={errors.subject?.message}>
        {(control) => (
          <span className="relative block">
            <select
              {...control}
              {...register("subject")}
              aria-required="true"
              className={`${control.className} appearance-none pr-11`}
            >
              {CONTACT_SUBJECTS.map((subject) => (
                <option key={subject} value={subject}>
                  {strings.subjects[subject]}
                </option>
              ))}
            </select>
            <Icon name="next" className="pointer-events-none absolute top-4 right-4 size-4 rotate-90" />
          </span>
        )}
      </Field>
      <div className="md:col-span-2">
        <Field
          id="contact-message"
          label={strings.message}
          hint={strings.messageHint}
          error={errors.message?.message}
        >
          {(control) => <textarea {...control} {...register("message")} rows={7} required />}
        </Field>
      </div>
    </>
  );
}
