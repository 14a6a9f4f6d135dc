/** A document of public/, by its address: written, or sent from this computer. */
import { Flex } from "@keystar/ui/layout";
import { TextField } from "@keystar/ui/text-field";
import { mustBeChosen, stringField } from "./string-field.ts";
import { Upload } from "./Upload.tsx";

interface DocumentFieldOptions {
  label: string;
  description?: string;
  mayBeEmpty: boolean;
}

export const documentField = ({ label, description, mayBeEmpty }: DocumentFieldOptions) =>
  stringField({ label, problemOf: mustBeChosen(mayBeEmpty, "un PDF") }, ({ value, onChange, problem }) => (
    <Flex direction="column" gap="medium">
      <TextField
        label={label}
        description={description}
        value={value}
        onChange={onChange}
        errorMessage={problem}
      />
      <Flex gap="regular" alignItems="center" wrap>
        <Upload
          label={label}
          accept="application/pdf"
          target="/editor/documents"
          value={value}
          onChange={onChange}
        >
          Elegir un PDF…
        </Upload>
      </Flex>
    </Flex>
  ));
