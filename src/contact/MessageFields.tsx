import { useState } from "react";
import type { UseFormRegister } from "react-hook-form";
import type { ContactForm } from "../../contract/contact.ts";
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactFieldName,
  type FieldOption,
  type FieldTexts,
  optionsOf,
} from "../../contract/contact-fields.ts";
import { controlId } from "../../contract/contact-page.ts";
import type { Language } from "../../contract/languages.ts";
import type { Strings } from "../site/strings/index.ts";
import { type ControlProps, Field } from "../ui/Field.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { Sentences } from "./form-errors.ts";

interface MessageFieldsProps {
  language: Language;
  strings: Strings["contact"]["form"];
  subjects: readonly FieldOption[];
  register: UseFormRegister<ContactForm>;
  errors: Sentences;
}

/** Who writes, how to answer, about what: the fields of `contract/contact-fields.ts`, in their order. */
export function MessageFields({ language, strings, subjects, register, errors }: MessageFieldsProps) {
  const texts: FieldTexts = strings.fields;
  return CONTACT_FIELD_NAMES.map((name) => {
    const { control, required } = CONTACT_FIELDS[name];
    return (
      <div key={name} className={control.kind === "textarea" ? "md:col-span-2" : undefined}>
        <Field
          id={controlId(name)}
          label={texts.labels[name]}
          note={required ? undefined : strings.optional}
          hint={texts.hints[name]}
          error={errors[name]}
        >
          {(props) => <Control {...{ name, language, subjects, register, props }} />}
        </Field>
      </div>
    );
  });
}

/** What stands in a text area before React is there; it would be emptied if React were not told. */
function standingText(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLTextAreaElement>(`textarea#${id}`)?.value;
}

interface ControlOptions {
  name: ContactFieldName;
  language: Language;
  subjects: readonly FieldOption[];
  register: UseFormRegister<ContactForm>;
  props: ControlProps;
}

function Control({ name, language, subjects, register, props }: ControlOptions) {
  const { control, required } = CONTACT_FIELDS[name];
  const [standing] = useState(() => standingText(props.id));
  switch (control.kind) {
    case "textarea":
      return (
        <textarea
          {...props}
          {...register(name)}
          defaultValue={standing}
          rows={control.rows}
          required={required}
          // Browsers bring only the line with the cursor into sight, and the cookie banner may lie on the others.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
        />
      );
    case "select":
      return (
        <span className="relative block">
          <select
            {...props}
            {...register(name)}
            aria-required={required}
            className={`${props.className} appearance-none pr-11`}
          >
            {optionsOf(control, subjects, language).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="next" className="pointer-events-none absolute top-4 right-4 size-4 rotate-90" />
        </span>
      );
    case "input":
      return (
        <input
          {...props}
          {...register(name)}
          type={control.type}
          inputMode={control.type}
          autoComplete={control.autoComplete}
          required={required}
        />
      );
  }
}
