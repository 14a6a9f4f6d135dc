/** A picture: shown, and replaced by one from this computer. */
import { ActionButton } from "@keystar/ui/button";
import { FieldLabel } from "@keystar/ui/field";
import { Flex } from "@keystar/ui/layout";
import { Text } from "@keystar/ui/typography";
import { useId } from "react";
import { type StringInputProps, stringField } from "./string-field.ts";
import { Upload } from "./Upload.tsx";

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
  const id = useId();
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
      <Flex gap="regular" alignItems="center" wrap>
        <Upload
          label={label}
          accept="image/*"
          target={`/editor/pictures?folder=${encodeURIComponent(folder)}`}
          value={value}
          onChange={onChange}
        >
          {value === "" ? "Elegir una imagen…" : "Cambiar la imagen…"}
        </Upload>
        {value !== "" && (
          <ActionButton prominence="low" onPress={() => onChange("")}>
            Quitar
          </ActionButton>
        )}
        <Text size="small">{value}</Text>
      </Flex>
    </Flex>
  );
}
