/** A brand that stands at many machines is corrected once: in all of them, saved with the rest of the form. */
import { ActionButton, Button } from "@keystar/ui/button";
import { Flex } from "@keystar/ui/layout";
import { Item, Picker } from "@keystar/ui/picker";
import { TextField } from "@keystar/ui/text-field";
import { useState } from "react";

/** A text of an entry, as Keystatic hands it over. */
interface Text {
  value: string;
  onChange: (value: string) => void;
}

export interface RenameTogetherProps {
  /** of the field in each entry, and its title */
  member: string;
  label: string;
  elements: readonly { fields: Readonly<Record<string, Text>> }[];
}

export function RenameTogether({ member, label, elements }: RenameTogetherProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const texts = elements.flatMap(({ fields }) => fields[member] ?? []);
  const names = Map.groupBy(texts, ({ value }) => value);
  const found = names.get(from) ?? [];
  const items = [...names]
    .filter(([name]) => name !== "")
    .toSorted(([one], [other]) => one.localeCompare(other, "es"))
    .map(([name, { length }]) => ({ name, shown: `${name} (${length})` }));

  function rename() {
    for (const { onChange } of found) onChange(to.trim());
    setIsOpen(false);
    setFrom("");
    setTo("");
  }

  if (!isOpen)
    return (
      <ActionButton alignSelf="start" onPress={() => setIsOpen(true)}>
        {`Corregir una ${label.toLowerCase()} en todas…`}
      </ActionButton>
    );
  return (
    <Flex gap="regular" alignItems="end" wrap>
      <Picker label={label} items={items} value={from} onChange={(name) => setFrom(String(name ?? ""))}>
        {({ name, shown }) => <Item key={name}>{shown}</Item>}
      </Picker>
      <TextField label="Nombre nuevo" value={to} onChange={setTo} />
      <Button onPress={rename} isDisabled={found.length === 0 || to.trim() === ""}>
        {found.length === 1 ? "Cambiar en 1" : `Cambiar en ${found.length}`}
      </Button>
      <ActionButton prominence="low" onPress={() => setIsOpen(false)}>
        Dejarlo
      </ActionButton>
    </Flex>
  );
}
