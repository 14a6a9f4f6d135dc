import { useEffect, useState } from "react";
import { ACCEPTED_FILES, FILES_NAME } from "../../contract/attachments.ts";
import { controlId } from "../../contract/contact-page.ts";
import { fill } from "../site/strings/fill.ts";
import type { Strings } from "../site/strings/index.ts";
import { Field } from "../ui/Field.tsx";
import { Icon } from "../ui/Icon.tsx";
import { type PickedFile, thumbnailOf } from "./picked-files.ts";

interface FileFieldProps {
  strings: Strings["contact"]["form"];
  /** where larger files go */
  email: { text: string; href: string };
  picked: readonly PickedFile[];
  error: string | undefined;
  /** of the sending, while there is something to see of it */
  percent: number | null;
  onAdd: (files: File[]) => void;
  onRemove: (key: number) => void;
}

/** Works as it stands; hydrated, it collects files from several choices, shows them and lets the visitor take them out again. */
export function FileField({ strings, email, picked, error, percent, onAdd, onRemove }: FileFieldProps) {
  const { files: texts, optional } = strings;
  return (
    <div className="md:col-span-2">
      <Field
        id={controlId(FILES_NAME)}
        label={texts.label}
        note={optional}
        hint={
          <>
            {texts.hint} {texts.tooLarge}{" "}
            <a href={email.href} className="inline-block py-0.5 underline underline-offset-4">
              {email.text}
            </a>
          </>
        }
        error={error}
      >
        {({ className, ...control }) => (
          <span className="relative block">
            <input
              {...control}
              name={FILES_NAME}
              type="file"
              multiple
              accept={ACCEPTED_FILES}
              className={`${className} cursor-pointer text-transparent file:mr-4 file:h-full file:w-44 file:max-w-full file:cursor-pointer file:border-0 file:bg-transparent file:py-1.5 file:text-small file:text-transparent noscript:text-ink forced-colors:text-[Canvas] noscript:forced-colors:text-[CanvasText]`}
              onChange={({ currentTarget }) => {
                onAdd([...(currentTarget.files ?? [])]);
                currentTarget.value = ""; // so that the same file can be chosen again, and more can be added
              }}
            />
            {/* Over the browser's own words, which are in the browser's language. */}
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-1.5 left-4 grid w-44 max-w-[calc(100%-2rem)] place-items-center rounded-sm bg-forest text-small font-semibold text-limestone forced-colors:border"
            >
              {texts.choose}
            </span>
          </span>
        )}
      </Field>
      {picked.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {picked.map(({ key, file }) => (
            <PickedItem key={key} file={file} label={texts.remove} onRemove={() => onRemove(key)} />
          ))}
        </ul>
      )}
      {percent !== null && (
        <p role="status" className="mt-3 flex items-center gap-3 text-small">
          <progress value={percent} max={100} className="h-2 grow accent-meadow" />
          <span>{fill(texts.progress, { percent })}</span>
        </p>
      )}
    </div>
  );
}

interface PickedItemProps {
  file: File;
  label: string;
  onRemove: () => void;
}

function PickedItem({ file, label, onRemove }: PickedItemProps) {
  const [thumbnail, setThumbnail] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    void thumbnailOf(file).then((picture) => isShown && setThumbnail(picture));
    return () => {
      isShown = false;
    };
  }, [file]);
  return (
    <li className="relative w-24">
      <span className="grid h-24 w-24 place-items-center overflow-hidden rounded-sm border border-hairline bg-white text-small font-bold text-moss uppercase">
        {thumbnail ? (
          <img src={thumbnail} alt="" className="size-full object-cover" />
        ) : (
          (file.name.split(".").at(-1) ?? "").slice(0, 4)
        )}
      </span>
      <span className="mt-1 block truncate text-caption" title={file.name}>
        {file.name}
      </span>
      <button
        type="button"
        aria-label={fill(label, { name: file.name })}
        onClick={onRemove}
        className="absolute -top-2 -right-2 grid size-11 cursor-pointer place-items-center"
      >
        <span className="grid size-7 place-items-center rounded-full bg-ink text-limestone">
          <Icon name="close" className="size-4" />
        </span>
      </button>
    </li>
  );
}
