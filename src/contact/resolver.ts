/** The shared schema as React Hook Form asks for it, with the sentences of the visitor's language. */
import type { FieldErrors, Resolver } from "react-hook-form";
import { type ContactForm, contactFormSchema } from "../../contract/contact.ts";
import { CONTACT_ERRORS, isContactErrorCode } from "../../contract/contact-messages.ts";
import type { Language } from "../../contract/languages.ts";

export function contactResolver(language: Language): Resolver<ContactForm> {
  return (form) => {
    const { data, error } = contactFormSchema.safeParse(form);
    if (!error) return { values: data, errors: {} };
    const errors: FieldErrors<ContactForm> = {};
    for (const { path, message } of error.issues) {
      const field = path[0];
      if (isFormField(field)) errors[field] ??= { type: message, message: errorSentence(message, language) };
    }
    return { values: {}, errors };
  };
}

/** The schema and the server both name sentences by code; an unknown code comes with its own words. */
export function errorSentence(code: string, language: Language, otherwise = code): string {
  return isContactErrorCode(code) ? CONTACT_ERRORS[code][language] : otherwise;
}

export function isFormField(field: unknown): field is keyof ContactForm {
  return typeof field === "string" && Object.hasOwn(contactFormSchema.shape, field);
}
