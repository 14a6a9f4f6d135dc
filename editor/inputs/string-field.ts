import type { BasicFormField, FormFieldInputProps } from "@keystatic/core";
import type { ReactElement } from "react";

export type StringInputProps = FormFieldInputProps<string>;

/** A field of Keystatic that keeps a text and is drawn in our way. Whether the text is right is checked before publishing. */
export function stringField(
  label: string,
  draw: (props: StringInputProps) => ReactElement,
): BasicFormField<string> {
  return {
    kind: "form",
    label,
    Input: draw,
    defaultValue: () => "",
    parse: (value) => (value === undefined ? "" : String(value)),
    serialize: (value) => ({ value: value === "" ? undefined : value }),
    validate: (value) => value,
    reader: { parse: (value) => String(value ?? "") },
  };
}
