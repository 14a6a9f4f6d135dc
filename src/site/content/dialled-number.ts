/** The number that a telephone dials, made of the one that is read, so that the two never differ. */

const SPANISH_PREFIX = "+34";

/** `94 600 00 00` → `+34946000000`; one with a prefix of its own keeps it: `+33 5 59…`, `0033 5 59…` */
export function dialledNumber(phone: string): string {
  const figures = phone.replace(/[^\d+]/g, "").replace(/^00/, "+");
  return figures.startsWith("+") ? figures : `${SPANISH_PREFIX}${figures}`;
}
