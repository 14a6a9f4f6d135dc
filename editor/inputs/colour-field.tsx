/** A colour, chosen from a picker that begins with today's; whether it can be read is judged while choosing. */
import { ActionButton } from "@keystar/ui/button";
import { FieldLabel, FieldMessage } from "@keystar/ui/field";
import { Flex } from "@keystar/ui/layout";
import { Text } from "@keystar/ui/typography";
import { useEffect, useId, useState } from "react";
import { type StringInputProps, stringField } from "./string-field.ts";

interface ColourFieldOptions {
  label: string;
  /** in the theme: `forest-deep` */
  name: string;
  problemOf: (value: string) => string | undefined;
}

export const colourField = ({ label, name, problemOf }: ColourFieldOptions) =>
  stringField({ label, problemOf }, (props) => <ColourInput {...props} label={label} name={name} />);

type ColourInputProps = StringInputProps & { label: string; name: string; problem?: string };

/** What `/editor/colours` answers. */
export interface ColourJudgement {
  /** without a choice of the owner's */
  usual: string;
  /** why the chosen one cannot be read */
  problem?: string;
}

function ColourInput({ label, name, value, onChange, problem }: ColourInputProps) {
  const id = useId();
  const [judgement, setJudgement] = useState<ColourJudgement>();
  useEffect(() => {
    const asked = new AbortController();
    fetch(`/editor/colours?${new URLSearchParams({ name, colour: value })}`, { signal: asked.signal })
      .then((answer) => answer.json())
      .then(setJudgement, () => {});
    return () => asked.abort();
  }, [name, value]);
  const shown = value || judgement?.usual;
  const wrong = problem ?? judgement?.problem;
  return (
    <Flex direction="column" gap="medium" role="group" aria-labelledby={id}>
      <FieldLabel elementType="span" id={id}>
        {label}
      </FieldLabel>
      <Flex gap="regular" alignItems="center" wrap>
        <input
          type="color"
          aria-label={label}
          value={shown ?? "#000000"}
          onChange={({ target }) => onChange(target.value)}
        />
        <Text>{value || `${shown ?? ""} (el de siempre)`}</Text>
        {value !== "" && (
          <ActionButton prominence="low" onPress={() => onChange("")}>
            Volver al de siempre
          </ActionButton>
        )}
      </Flex>
      {wrong && <FieldMessage>{wrong}</FieldMessage>}
    </Flex>
  );
}
