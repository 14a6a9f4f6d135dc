/** Without looking behind, which telephones of 2022 cannot read: one such pattern, and no script of its file runs. */
const HYPHEN = /(\S[–-])(?=\S)/g;

/** Letters of the longest word that stays whole: one that is longer may need more than the width of a card. */
const LONGEST = 15;

/** A text that is not broken at its hyphens: no name of a road (BI-631), no range (24–48), no word made of two. */
export function Unbroken({ text }: { text: string }) {
  const marked = (word: string) => (word.length > LONGEST ? word : word.replace(HYPHEN, "$1\0"));
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
