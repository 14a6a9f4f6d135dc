/** Several of a few choices, each a box to tick: the days of the week. */

import { Checkbox, CheckboxGroup } from "@keystar/ui/checkbox";
import { Text } from "@keystar/ui/typography";
import type { BasicFormField, FormFieldInputProps } from "@keystatic/core";

interface TickedFieldOptions {
  label: string;
  description?: string;
  /** in their order */
  options: readonly { value: string; label: string }[];
  problemOf: (ticked: readonly string[]) => string | undefined;
}

export function tickedField({
  label,
  description,
  options,
  problemOf,
}: TickedFieldOptions): BasicFormField<readonly string[]> {
  const inOrder = (ticked: readonly string[]) =>
    options.map(({ value }) => value).filter((value) => ticked.includes(value));
  function drawBoxes({ value, onChange, forceValidation }: FormFieldInputProps<readonly string[]>) {
    const problem = forceValidation ? problemOf(value) : undefined;
    return (
      <div data-invalid={problem ? "" : undefined}>
        <CheckboxGroup
          label={label}
          description={description}
          value={[...value]}
          onChange={(ticked) => onChange(inOrder(ticked))}
          errorMessage={problem}
        >
          {options.map((option) => (
            <Checkbox key={option.value} value={option.value}>
              <Text>{option.label}</Text>
            </Checkbox>
          ))}
        </CheckboxGroup>
      </div>
    );
  }
  return {
    kind: "form",
    label,
    Input: drawBoxes,
    defaultValue: () => [],
    parse: (value) => (Array.isArray(value) ? value.map(String) : []),
    serialize: (value) => ({ value }),
    validate: (value) => {
      const problem = problemOf(value);
      if (problem) throw new Error(problem);
      return value;
    },
    reader: { parse: (value) => (Array.isArray(value) ? value.map(String) : []) },
  };
}
