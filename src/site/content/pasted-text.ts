/** What other programs bring along when a text is pasted from them. */

/** Word's own line break, and those of other programs. */
const LINE_BREAKS = /[\v\f\u0085\u2028\u2029]/g;
/** Control characters, marks of direction, and spaces of no width: never seen, and not allowed in a page or a number. */
const UNSEEN = /(?![\t\n\r])\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** The same text without what nobody sees in it. */
export function withoutPasted(text: string, lineBreak = "\n"): string {
  return text.replace(LINE_BREAKS, lineBreak).replace(UNSEEN, "");
}
