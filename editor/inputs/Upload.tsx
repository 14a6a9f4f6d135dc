/** A button that sends a file from this computer at once; its name is saved with the rest of the form. */
import { ActionButton } from "@keystar/ui/button";
import { FieldMessage } from "@keystar/ui/field";
import { Text } from "@keystar/ui/typography";
import { useRef, useState } from "react";

interface UploadProps {
  /** of the field */
  label: string;
  /** what the file chooser offers */
  accept: string;
  /** where it goes: `/editor/pictures?folder=projects` */
  target: string;
  value: string;
  onChange: (value: string) => void;
  children: string;
}

export function Upload({ label, accept, target, value, onChange, children }: UploadProps) {
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const file = useRef<HTMLInputElement>(null);

  async function send(chosen: File) {
    setProblem(undefined);
    setIsSending(true);
    const address = new URL(target, location.href);
    address.searchParams.set("name", chosen.name);
    address.searchParams.set("replaces", value);
    const answer = await fetch(address, { method: "POST", body: chosen });
    const said = await answer.text();
    if (answer.ok) onChange(said);
    else setProblem(said);
  }

  return (
    <>
      <ActionButton onPress={() => file.current?.click()} isDisabled={isSending}>
        {children}
      </ActionButton>
      <input
        ref={file}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target: input }) => {
          const [chosen] = input.files ?? [];
          if (chosen)
            send(chosen)
              .catch((error: unknown) => setProblem(String(error)))
              .finally(() => setIsSending(false));
          input.value = "";
        }}
      />
      {isSending && <Text size="small">Enviando…</Text>}
      {problem && <FieldMessage>{problem}</FieldMessage>}
    </>
  );
}
