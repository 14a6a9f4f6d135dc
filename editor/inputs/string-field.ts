import type { BasicFormField, FormFieldInputProps } from "@keystatic/core";
import type { ReactElement } from "react";

export type StringInputProps = FormFieldInputProps<string>;

interface StringFieldOptions {
  label: string;
  problemOf: (value: string) => string | undefined;
}

/** @param what `una imagen` */
export const mustBeChosen = (mayBeEmpty: boolean, what: string) => (value: string) =>
  value === "" && !mayBeEmpty ? `Falta: elige ${what}.` : undefined;

/** A field of Keystatic that keeps a text and is drawn in our way. */
export function stringField(
  { label, problemOf }: StringFieldOptions,
  draw: (props: StringInputProps & { problem?: string }) => ReactElement,
): BasicFormField<string> {
  function drawWithProblem(props: StringInputProps): ReactElement {
    const problem = props.forceValidation ? problemOf(props.value) : undefined;
    return draw({ ...props, ...(problem && { problem }) });
  }
  return {
    kind: "form",
    label,
    Input: drawWithProblem,
    defaultValue: () => "",
    parse: (value) => (value === undefined ? "" : String(value)),
    serialize: (value) => ({ value: value === "" ? undefined : value }),
    validate: (value) => {
      const problem = problemOf(value);
      if (problem) throw new Error(problem);
      return value;
    },
    reader: { parse: (value) => String(value ?? "") },
  };
}
