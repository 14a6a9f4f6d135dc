/** A picture: shown, and replaced by one from this computer. The file is sent at once, its name is saved with the rest. */
import { ActionButton } from "@keystar/ui/button";
import { FieldLabel, FieldMessage } from "@keystar/ui/field";
import { Flex } from "@keystar/ui/layout";
import { Text } from "@keystar/ui/typography";
import { useId, useRef, useState } from "react";
import { type StringInputProps, stringField } from "./string-field.ts";

interface PictureFieldOptions {
  label: string;
  description?: string;
  /** of a new picture, below content/images */
  folder: string;
}

export const pictureField = (options: PictureFieldOptions) =>
  stringField(options.label, ({ value, onChange }) => (
    <PictureInput {...options} value={value} onChange={onChange} />
  ));

type PictureInputProps = PictureFieldOptions & Pick<StringInputProps, "value" | "onChange">;

function PictureInput({ label, description, folder, value, onChange }: PictureInputProps) {
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const id = useId();

  async function send(chosen: File) {
    setProblem(undefined);
    setIsSending(true);
    const target = `/editor/pictures?folder=${encodeURIComponent(folder)}&name=${encodeURIComponent(chosen.name)}`;
    const answer = await fetch(target, { method: "POST", body: chosen });
    const said = await answer.text();
    if (answer.ok) onChange(said);
    else setProblem(said);
    setIsSending(false);
  }

  return (
    <Flex direction="column" gap="medium" role="group" aria-labelledby={id}>
      <FieldLabel elementType="span" id={id}>
        {label}
      </FieldLabel>
      {description && (
        <Text size="small" color="neutralSecondary">
          {description}
        </Text>
      )}
      {value !== "" && (
        <img
          src={`/editor/pictures/${value}`}
          alt={value}
          style={{ maxHeight: 220, maxWidth: 360, objectFit: "contain", alignSelf: "start" }}
        />
      )}
      <Flex gap="regular" alignItems="center">
        <ActionButton onPress={() => file.current?.click()} isDisabled={isSending}>
          {value === "" ? "Elegir una imagen…" : "Cambiar la imagen…"}
        </ActionButton>
        {value !== "" && (
          <ActionButton prominence="low" onPress={() => onChange("")}>
            Quitar
          </ActionButton>
        )}
        <Text size="small">{isSending ? "Enviando…" : value}</Text>
      </Flex>
      <input
        ref={file}
        type="file"
        accept="image/*"
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) send(chosen).catch((error: unknown) => setProblem(String(error)));
          target.value = "";
        }}
      />
      {problem && <FieldMessage>{problem}</FieldMessage>}
    </Flex>
  );
}
