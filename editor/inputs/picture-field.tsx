/** A picture: shown, and replaced by one from this computer. */
import { ActionButton } from "@keystar/ui/button";
import { FieldLabel, FieldMessage } from "@keystar/ui/field";
import { Flex } from "@keystar/ui/layout";
import { Text } from "@keystar/ui/typography";
import { useId } from "react";
import { PICTURES_ACCEPTED, picturesTarget } from "./send-file.ts";
import { mustBeChosen, type StringInputProps, stringField } from "./string-field.ts";
import { Upload } from "./Upload.tsx";

interface PictureFieldOptions {
  label: string;
  description?: string;
  /** of a new picture, below content/images */
  folder: string;
  mayBeEmpty: boolean;
}

export const pictureField = (options: PictureFieldOptions) =>
  stringField({ label: options.label, problemOf: mustBeChosen(options.mayBeEmpty) }, (props) => (
    <PictureInput {...options} {...props} />
  ));

type PictureInputProps = PictureFieldOptions & StringInputProps & { problem?: string };

function PictureInput({ label, description, folder, value, onChange, problem }: PictureInputProps) {
  const id = useId();
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
          onChange={onChange}
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
      {problem && <FieldMessage>{problem}</FieldMessage>}
    </Flex>
  );
}
