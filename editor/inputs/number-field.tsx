/** A number, with a comma or a point before its decimals: the point of a numeric keypad is no thousands' here. */

import { TextField } from "@keystar/ui/text-field";
import type { BasicFormField, FormFieldInputProps } from "@keystatic/core";
import { useState } from "react";

interface NumberFieldOptions {
  label: string;
  description?: string;
  problemOf: (value: number | null) => string | undefined;
}

/** @returns null of an empty text, and no number of one that is none */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace("−", "-");
  if (plain === "") return null;
  return /^[-+]?\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(",", ".")) : Number.NaN;
}

const textOf = (value: number | null) => (value === null ? "" : String(value).replace(".", ","));

export function numberField(options: NumberFieldOptions): BasicFormField<number | null> {
  function draw(props: FormFieldInputProps<number | null>) {
    return <NumberInput {...options} {...props} />;
  }
  return {
    kind: "form",
    label: options.label,
    Input: draw,
    defaultValue: () => null,
    parse: (value) => (typeof value === "number" ? value : numberIn(String(value ?? ""))),
    serialize: (value) => ({ value: value ?? undefined }),
    validate: (value) => {
      const problem = options.problemOf(value);
      if (problem) throw new Error(problem);
      return value;
    },
    reader: { parse: (value) => (typeof value === "number" ? value : null) },
  };
}

type NumberInputProps = NumberFieldOptions & FormFieldInputProps<number | null>;

function NumberInput({
  label,
  description,
  problemOf,
  value,
  onChange,
  autoFocus,
  forceValidation,
}: NumberInputProps) {
  const [text, setText] = useState(textOf(value));
  const [wasLeft, setWasLeft] = useState(false);
  return (
    <TextField
      label={label}
      description={description}
      inputMode="decimal"
      // What stands there while it is the number: `2,` and `2,0` are 2 as well.
      value={Object.is(numberIn(text), value) ? text : textOf(value)}
      onChange={(written) => {
        setText(written);
        onChange(numberIn(written));
      }}
      onBlur={() => setWasLeft(true)}
      autoFocus={autoFocus}
      // Empty, it may be part of a group that is left out: that is known on saving.
      errorMessage={(wasLeft && value !== null) || forceValidation ? problemOf(value) : undefined}
    />
  );
}
