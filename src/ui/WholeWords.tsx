/** What a browser may break: at a hyphen, and a long word at a syllable. */
const BREAKABLE = /[-–]|.{6}/;

/** A name of which no word is broken where it fits on a line of its own. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/([ \n]+)/).map((part, index) =>
    BREAKABLE.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={index} className="whole-word">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
