/** Several photographs in one go, each an entry of its list in the order in which they were chosen; their texts are written after. */
import { ActionButton } from "@keystar/ui/button";
import { FieldMessage } from "@keystar/ui/field";
import { Flex } from "@keystar/ui/layout";
import { Text } from "@keystar/ui/typography";
import { useRef, useState } from "react";
import { PICTURES_ACCEPTED, picturesTarget, sendFile } from "./send-file.ts";

interface AddPicturesProps {
  /** below content/images */
  folder: string;
  onAdd: (entries: readonly { image: string }[]) => void;
}

export function AddPictures({ folder, onAdd }: AddPicturesProps) {
  const [progress, setProgress] = useState<string>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);

  async function send(files: readonly File[]) {
    setProblems([]);
    for (const [index, file] of files.entries()) {
      setProgress(`Enviando la foto ${index + 1} de ${files.length}…`);
      await sendFile(picturesTarget(folder), file).then(
        (image) => onAdd([{ image }]),
        ({ message }: Error) => setProblems((before) => [...before, `${file.name}: ${message}`]),
      );
    }
    setProgress(undefined);
  }

  return (
    <>
      <Flex gap="regular" alignItems="center" wrap>
        <ActionButton onPress={() => input.current?.click()} isDisabled={progress !== undefined}>
          Agregar varias fotos…
        </ActionButton>
        {progress && (
          <Text size="small" role="status">
            {progress}
          </Text>
        )}
      </Flex>
      <input
        ref={input}
        type="file"
        accept={PICTURES_ACCEPTED}
        multiple
        hidden
        aria-label="Varias fotos"
        onChange={({ target }) => {
          void send([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      {problems.map((problem) => (
        <FieldMessage key={problem}>{problem}</FieldMessage>
      ))}
    </>
  );
}
