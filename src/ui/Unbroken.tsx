import { Fragment } from "react";

const WHOLE = /([A-Z]+-\d+|\d+–\d+)/;

/** A text in which neither the name of a road (BI-631) nor a range (24–48) is broken over two lines. */
export function Unbroken({ text }: { text: string }) {
  return text.split(WHOLE).map((part, index) =>
    WHOLE.test(part) ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
