/** A PDF cuts words at the ends of its lines, and gives them away like that: `trans-` and below it `porte`. */

const CUT = /(?<=\p{Ll})-[ \t]*\r?\n[ \t]*(?=\p{Ll})|\u00AD(?:[ \t]*\r?\n[ \t]*)?/gu;

/** Whole words again in what was pasted; what is typed, letter by letter, stays as it is. */
export function withoutCutWords(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const written = after.slice(start, after.length - end);
  if (written.length < 2) return after;
  return after.slice(0, start) + written.replace(CUT, "") + after.slice(after.length - end);
}
