/** The sum that a person solves in passing: two digits from 1 to 9. */
import { CAPTCHA_HIGHEST_OPERAND, CAPTCHA_LOWEST_OPERAND } from "./contact.ts";

export interface Sum {
  first: number;
  second: number;
}

/** `random` gives numbers from 0 up to, not including, 1, like `Math.random`. */
export function newSum(random: () => number): Sum {
  const span = CAPTCHA_HIGHEST_OPERAND - CAPTCHA_LOWEST_OPERAND + 1;
  const operand = () => CAPTCHA_LOWEST_OPERAND + Math.floor(random() * span);
  return { first: operand(), second: operand() };
}

export function isRightAnswer({ first, second }: Sum, answer: string): boolean {
  return /^\s*\d+\s*$/.test(answer) && Number(answer) === first + second;
}
