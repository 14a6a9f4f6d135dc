/** A button that sends a file from this computer at once; its name is saved with the rest of the form. */
import { ActionButton } from "@keystar/ui/button";
import { FieldMessage } from "@keystar/ui/field";
import { Text } from "@keystar/ui/typography";
import { useRef, useState } from "react";
import { sendFile } from "./send-file.ts";

interface UploadProps {
  /** of the field */
  label: string;
  /** what the file chooser offers */
  accept: string;
  /** where it goes: `/editor/pictures?folder=projects` */
  target: string;
  value: string;
  onChange: (value: string) => void;
  /** those that are under way */
  sending?: Set<File>;
  children: string;
}

export function Upload({ label, accept, target, value, onChange, sending, children }: UploadProps) {
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const file = useRef<HTMLInputElement>(null);

  async function send(chosen: File) {
    setProblem(undefined);
    setIsSending(true);
    sending?.add(chosen);
    await sendFile(target, chosen, value).then(onChange, ({ message }: Error) => setProblem(message));
    sending?.delete(chosen);
    setIsSending(false);
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
          if (chosen) void send(chosen);
          input.value = "";
        }}
      />
      {isSending && <Text size="small">Enviando…</Text>}
      {problem && <FieldMessage>{problem}</FieldMessage>}
    </>
  );
}
