/** A year in the cases that Basque texts need; the ending hangs on how the last numeral is spoken. */

type Ending = "a" | "vowel" | "consonant";

const SUFFIXES: Record<Ending, { in: string; from: string; of: string }> = {
  a: { in: "n", from: "tik", of: "ko" },
  vowel: { in: "an", from: "tik", of: "ko" },
  consonant: { in: "ean", from: "etik", of: "eko" },
};

/** bat, bost, hamar and hamabost, also behind hogei, berrogei … */
const CONSONANTS = new Set([1, 5, 10, 15]);
const HAMAIKA = 11;

export function ofYear(year: number) {
  const suffix = SUFFIXES[endingOf(year)];
  return {
    foundedIn: `${year}${suffix.in}`,
    foundedFrom: `${year}${suffix.from}`,
    foundedOf: `${year}${suffix.of}`,
  };
}

function endingOf(year: number): Ending {
  if (year % 1000 === 0) return "a"; // mila
  if (year % 100 === 0) return "consonant"; // ehun
  const spokenLast = (year % 100) % 20;
  if (spokenLast === HAMAIKA) return "a";
  return CONSONANTS.has(spokenLast) ? "consonant" : "vowel";
}
