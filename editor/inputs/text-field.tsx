/** A text whose letters are counted while it is written; the schema says what is wrong with it. */
import { TextArea, TextField } from "@keystar/ui/text-field";
import { useState } from "react";
import { withoutPasted } from "../../src/site/content/pasted-text.ts";
import { withoutCutWords } from "./cut-words.ts";
import { type StringInputProps, stringField } from "./string-field.ts";

interface TextFieldOptions {
  label: string;
  description?: string;
  multiline: boolean;
  longest?: number;
  /** as long as its text will be on the site */
  lengthOf: (value: string) => number;
  problemOf: (value: string) => string | undefined;
}

export const textField = ({ label, problemOf, ...options }: TextFieldOptions) =>
  stringField({ label, problemOf }, (props) => (
    <TextInput {...options} {...props} label={label} problemOf={problemOf} />
  ));

type TextInputProps = TextFieldOptions & StringInputProps;

function TextInput({
  label,
  description,
  multiline,
  longest,
  lengthOf,
  problemOf,
  value,
  onChange,
  autoFocus,
  forceValidation,
}: TextInputProps) {
  const [wasLeft, setWasLeft] = useState(false);
  const Input = multiline ? TextArea : TextField;
  const count = longest === undefined ? undefined : `${lengthOf(value)} de ${longest} letras`;
  return (
    <Input
      label={label}
      description={[description, count].filter(Boolean).join(" · ") || undefined}
      value={value}
      onChange={(written) => onChange(withoutPasted(withoutCutWords(value, written), multiline ? "\n" : " "))}
      onBlur={() => setWasLeft(true)}
      autoFocus={autoFocus}
      // Empty, it may be part of a group that is left out: that is known on saving.
      errorMessage={(wasLeft && value.trim() !== "") || forceValidation ? problemOf(value) : undefined}
    />
  );
}
