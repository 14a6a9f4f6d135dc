/** The name in a project's address: written as one likes, and made good for an address when the field is left. */
import { fields } from "@keystatic/core";
import { slugOf } from "../slug.ts";

export const addressName = (written: string): string => (written.trim() === "" ? "" : slugOf(written));

type TextField = ReturnType<typeof fields.text>;

export function nameField(options: Parameters<typeof fields.text>[0]): TextField {
  const field = fields.text(options);
  const draw: TextField["Input"] = (props) => <NameInput {...props} Plain={field.Input} />;
  return { ...field, Input: draw };
}

type NameInputProps = Parameters<TextField["Input"]>[0] & { Plain: TextField["Input"] };

function NameInput({ Plain, ...props }: NameInputProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field within it is left
    <div onBlur={() => props.onChange(addressName(props.value))}>
      <Plain {...props} />
    </div>
  );
}
