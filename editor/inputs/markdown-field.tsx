/** A legal text as it stands in its file: Markdown with gaps such as {{email}}, which a richer editor would rewrite. */
import { TextArea } from "@keystar/ui/text-field";
import type { ContentFormField, FormFieldInputProps } from "@keystatic/core";
import { withoutPasted } from "../../src/site/content/pasted-text.ts";

const NO_FILES = new Map<string, never>();
const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

export const markdownField: ContentFormField<string, string, string> = {
  kind: "form",
  formKind: "content",
  contentExtension: ".md",
  Input: MarkdownInput,
  defaultValue: () => "",
  parse: (_, { content }) => decode(content).trim(),
  serialize: (value) => ({
    value: undefined,
    content: new TextEncoder().encode(`\n${value.trim()}\n`),
    other: NO_FILES,
    external: NO_FILES,
  }),
  validate: (value) => value,
  reader: { parse: (_, { content }) => decode(content) },
};

function MarkdownInput({ value, onChange }: FormFieldInputProps<string>) {
  return (
    <TextArea
      label="Texto"
      description="## empieza un apartado; - una línea de una lista; **negrita**. Los huecos como {{email}} se rellenan solos."
      value={value}
      onChange={(written) => onChange(withoutPasted(written))}
    />
  );
}
