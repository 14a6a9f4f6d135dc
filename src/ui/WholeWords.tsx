/** What a browser may break: at a hyphen, and a word at a syllable if it is as long as `hyphenate-limit-chars` says. */
const BREAKABLE = /[-–]|[^ \n]{15}/;

/** A name of which no word is broken where it fits on a line of its own. */
export function WholeWords({ text }: { text: string }) {
  if (!BREAKABLE.test(text)) return text;
  const parts = text.split(/([ \n]+)/);
  return (
    <span>
      {parts.map((part, index) =>
        BREAKABLE.test(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          <span key={index} className="whole-word">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
