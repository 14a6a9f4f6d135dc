/** A picture: shown, and replaced by one from this computer. */
import { ActionButton } from "@keystar/ui/button";
import { FieldLabel, FieldMessage } from "@keystar/ui/field";
import { Flex } from "@keystar/ui/layout";
import { Text } from "@keystar/ui/typography";
import { useId, useState } from "react";
import { PICTURES_ACCEPTED, picturesTarget } from "./send-file.ts";
import { mustBeChosen, type StringInputProps, stringField } from "./string-field.ts";
import { Upload } from "./Upload.tsx";

interface PictureFieldOptions {
  label: string;
  description?: string;
  /** of a new picture, below content/images */
  folder: string;
  mayBeEmpty: boolean;
  /** the title of the text that tells what is seen in it */
  toldIn?: string;
}

export function pictureField(options: PictureFieldOptions) {
  const sending = new Set<File>();
  const isMissing = mustBeChosen(options.mayBeEmpty, "una imagen");
  const problemOf = (value: string) =>
    value === "" && sending.size > 0
      ? "Se está enviando: guarda otra vez cuando haya llegado."
      : isMissing(value);
  return stringField({ label: options.label, problemOf }, (props) => (
    <PictureInput {...options} {...props} sending={sending} />
  ));
}

interface PictureInputProps extends PictureFieldOptions, StringInputProps {
  problem?: string;
  /** to any place where this field stands */
  sending: Set<File>;
}

function PictureInput(props: PictureInputProps) {
  const { label, description, folder, value, onChange, problem, sending, toldIn } = props;
  const id = useId();
  const [isAnother, setIsAnother] = useState(false);
  function change(name: string) {
    onChange(name);
    setIsAnother(value !== "");
  }
  function takeOut() {
    onChange("");
    // Its file stays while something saved shows it.
    void fetch(`/editor/taken-out?name=${encodeURIComponent(value)}`, { method: "POST" });
  }
  return (
    <Flex
      direction="column"
      gap="medium"
      role="group"
      aria-labelledby={id}
      data-invalid={problem ? "" : undefined}
    >
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
          style={{ maxHeight: 220, maxWidth: "min(100%, 360px)", objectFit: "contain", alignSelf: "start" }}
        />
      )}
      <Flex gap="regular" alignItems="center" wrap>
        <Upload
          label={label}
          accept={PICTURES_ACCEPTED}
          target={picturesTarget(folder)}
          value={value}
          onChange={change}
          sending={sending}
        >
          {value === "" ? "Elegir una imagen…" : "Cambiar la imagen…"}
        </Upload>
        {value !== "" && (
          <ActionButton prominence="low" onPress={takeOut}>
            Quitar
          </ActionButton>
        )}
        <Text size="small">{value}</Text>
      </Flex>
      {isAnother && toldIn && (
        <Text size="small" weight="medium" role="status">
          La foto es otra: mira si lo que dice «{toldIn}» sigue valiendo.
        </Text>
      )}
      {problem && <FieldMessage>{problem}</FieldMessage>}
    </Flex>
  );
}
