/** The sum that a person solves in passing: two digits from 1 to 9. */

export interface Sum {
  first: number;
  second: number;
}

export const OPERANDS = { lowest: 1, highest: 9 } as const;

/**
 * `random` gives numbers from 0 up to, not including, 1, like `Math.random`. It uses nothing from outside, since its
 * text is also part of an inline script.
 */
export function newSum(random: () => number, { lowest, highest }: typeof OPERANDS): Sum {
  const operand = () => lowest + Math.floor(random() * (highest - lowest + 1));
  return { first: operand(), second: operand() };
}

export function isRightAnswer({ first, second }: Sum, answer: string): boolean {
  return /^\s*\d+\s*$/.test(answer) && Number(answer) === first + second;
}
