import { Fragment } from "react";

const WITH_HYPHEN = /([^\s–-]+[–-][^\s–-]\S*)/;
/** A longer one may have to be broken to fit on a line. */
const LONGEST = 16;

/** A text in which no word with a hyphen is broken over two lines, nor the name of a road (BI-631), nor a range (24–48). */
export function Unbroken({ text }: { text: string }) {
  return text.split(WITH_HYPHEN).map((part, index) => {
    const isWhole = index % 2 === 1 && part.length <= LONGEST;
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of one text never change places
    return isWhole ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of one text never change places
  });
}
