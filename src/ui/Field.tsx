import { type ReactNode, useEffect, useRef } from "react";

/** The attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean;
  className: string;
}

interface FieldProps {
  id: string;
  label: ReactNode;
  /** after the label, less prominent: «(opcional)» */
  note?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** something beside the control, such as a button */
  beside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled form control with its hint and its error. */
export function Field({ id, label, note, hint, error, beside, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(" ");
  const sentence = useRef<HTMLParagraphElement>(null);
  // The browser brings only the control into sight, of a large one its first line.
  useEffect(() => {
    if (error && document.activeElement?.id === id) sentence.current?.scrollIntoView({ block: "nearest" });
  }, [error, id]);
  const control = children({
    id,
    "aria-describedby": described || undefined,
    "aria-invalid": Boolean(error),
    className:
      "block min-h-12 w-full min-w-0 rounded-sm border border-moss bg-white px-4 py-2.5 text-body text-ink aria-invalid:border-2 aria-invalid:border-signal aria-invalid:px-[calc(1rem-1px)] aria-invalid:py-[calc(0.625rem-1px)]",
  });
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
        {note && <span className="font-normal text-moss"> {note}</span>}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 mb-1.5 text-caption text-moss">
          {hint}
        </p>
      )}
      {beside ? (
        <div className="flex gap-2">
          {control}
          {beside}
        </div>
      ) : (
        control
      )}
      {/* Always there, so that the server can say what is wrong in a page that was built before. */}
      <p id={errorId} ref={sentence} hidden={!error} className="mt-1.5 text-small font-semibold text-signal">
        {error}
      </p>
    </div>
  );
}
