/** A choice: of what the schema names, or of what is content itself, as the category of a project or the type of a machine. */
import { Icon } from "@keystar/ui/icon";
import { Item, Picker } from "@keystar/ui/picker";
import { Text } from "@keystar/ui/typography";
import { useEffect, useState } from "react";
import { ICONS } from "../../src/site/icons.ts";
import { askForChoices, type Choice } from "./asked-choices.ts";
import { mustBeChosen, type StringInputProps, stringField } from "./string-field.ts";

/** The choices that are pictures. */
const ICON_CHOICES = "icons";

interface ChoiceFieldOptions {
  label: string;
  description?: string;
  /** all of them, or the content that has them, as the schema says: `machinery.types` */
  choices: readonly Choice[] | string;
  mayBeEmpty: boolean;
}

export const choiceField = (options: ChoiceFieldOptions) =>
  stringField(
    { label: options.label, problemOf: mustBeChosen(options.mayBeEmpty, "una opción") },
    (props) => <ChoiceInput {...options} {...props} />,
  );

type ChoiceInputProps = ChoiceFieldOptions & StringInputProps & { problem?: string };

function ChoiceInput({
  label,
  description,
  choices,
  mayBeEmpty,
  value,
  onChange,
  problem,
}: ChoiceInputProps) {
  const [found, setFound] = useState(typeof choices === "string" ? [] : choices);
  useEffect(() => {
    // Asked each time, since what was saved a moment ago may be chosen now.
    if (typeof choices === "string") void askForChoices(choices).then(setFound);
  }, [choices]);
  const isKnown = value === "" || found.some((choice) => choice.value === value);
  const items = [
    ...(mayBeEmpty ? [{ value: "", label: "—" }] : []),
    ...(isKnown ? found : [{ value, label: value }, ...found]),
  ];
  return (
    <div data-invalid={problem ? "" : undefined}>
      <Picker
        label={label}
        description={description}
        items={items}
        value={value}
        onChange={(key) => onChange(String(key ?? ""))}
        errorMessage={problem}
        width="auto"
      >
        {(item) =>
          choices === ICON_CHOICES ? (
            <Item key={item.value} textValue={item.label}>
              <Icon src={drawIcon(item.value)} />
              <Text>{item.label}</Text>
            </Item>
          ) : (
            <Item key={item.value}>{item.label}</Item>
          )
        }
      </Picker>
    </div>
  );
}

/** As on the site. */
function drawIcon(name: string) {
  const path = new Map<string, string>(Object.entries(ICONS)).get(name) ?? "";
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={2} />
    </svg>
  );
}
