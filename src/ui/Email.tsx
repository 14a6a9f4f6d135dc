import { Fragment } from "react";

/** One that is too long for its line ends it before the @ or behind a dot, not within a word. */
export function Email({ address }: { address: string }) {
  return address.split(/(?=@)|(?<=\.)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
