import type { FieldErrors, UseFormRegister } from "react-hook-form";
import type { ContactForm } from "../../contract/contact.ts";
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactFieldName,
  type FieldTexts,
} from "../../contract/contact-fields.ts";
import type { Strings } from "../site/strings/index.ts";
import { type ControlProps, Field } from "../ui/Field.tsx";
import { Icon } from "../ui/Icon.tsx";

interface MessageFieldsProps {
  strings: Strings["contact"]["form"];
  register: UseFormRegister<ContactForm>;
  errors: FieldErrors<ContactForm>;
}

/** Who writes, how to answer, about what: the fields of `contract/contact-fields.ts`, in their order. */
export function MessageFields({ strings, register, errors }: MessageFieldsProps) {
  const texts: FieldTexts = strings.fields;
  return CONTACT_FIELD_NAMES.map((name) => {
    const { control, required } = CONTACT_FIELDS[name];
    return (
      <div key={name} className={control.kind === "textarea" ? "md:col-span-2" : undefined}>
        <Field
          id={`contact-${name}`}
          label={texts.labels[name]}
          note={required ? undefined : strings.optional}
          hint={texts.hints[name]}
          error={errors[name]?.message}
        >
          {(props) => <Control {...{ name, texts, register, props }} />}
        </Field>
      </div>
    );
  });
}

interface ControlOptions {
  name: ContactFieldName;
  texts: FieldTexts;
  register: UseFormRegister<ContactForm>;
  props: ControlProps;
}

function Control({ name, texts, register, props }: ControlOptions) {
  const { control, required } = CONTACT_FIELDS[name];
  switch (control.kind) {
    case "textarea":
      return <textarea {...props} {...register(name)} rows={control.rows} required={required} />;
    case "select": {
      const labels: Record<string, Record<string, string>> = texts.options;
      return (
        <span className="relative block">
          <select
            {...props}
            {...register(name)}
            aria-required={required}
            className={`${props.className} appearance-none pr-11`}
          >
            {control.options.map((option) => (
              <option key={option} value={option}>
                {labels[name]?.[option]}
              </option>
            ))}
          </select>
          <Icon name="next" className="pointer-events-none absolute top-4 right-4 size-4 rotate-90" />
        </span>
      );
    }
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
