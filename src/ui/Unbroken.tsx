/** One that is longer may need more than the width of a card. */
const LONGEST = 15;

/** A text that is not broken at its hyphens: no name of a road (BI-631), no range (24–48), no word made of two. */
export function Unbroken({ text }: { text: string }) {
  const [first, ...others] = text.replace(/\S+/g, marked).split("\0");
  return (
    <>
      {first}
      {others.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
        <span key={index} className="joined">
          {part}
        </span>
      ))}
    </>
  );
}

/** Behind each hyphen. */
const marked = (word: string) => (word.length > LONGEST ? word : word.replace(/(\S[–-])(?=\S)/g, "$1\0"));
