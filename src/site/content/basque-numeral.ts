/** A number in figures, in the cases that Basque texts need; the ending hangs on how the last numeral is spoken. */

type Ending = "a" | "vowel" | "consonant";

const SUFFIXES: Record<Ending, { in: string; from: string; of: string; to: string }> = {
  a: { in: "n", from: "tik", of: "ko", to: "ra" },
  vowel: { in: "an", from: "tik", of: "ko", to: "ra" },
  consonant: { in: "ean", from: "etik", of: "eko", to: "era" },
};

/** bat, bost, hamar and hamabost, also behind hogei, berrogei … */
const CONSONANTS = new Set([1, 5, 10, 15]);
const HAMAIKA = 11;

/** 1977 → `1977an`, `1977tik`, `1977ko`, `1977ra` */
export function numeralIn(number: number) {
  const suffix = SUFFIXES[endingOf(number)];
  return {
    in: `${number}${suffix.in}`,
    from: `${number}${suffix.from}`,
    of: `${number}${suffix.of}`,
    to: `${number}${suffix.to}`,
  };
}

function endingOf(number: number): Ending {
  if (number % 1000 === 0) return "a"; // mila
  if (number % 100 === 0) return "consonant"; // ehun
  const spokenLast = (number % 100) % 20;
  if (spokenLast === HAMAIKA) return "a";
  return CONSONANTS.has(spokenLast) ? "consonant" : "vowel";
}
