import { type ConsentCategory, type ConsentChoice, choiceOf } from "../contract/consent.ts";

/** Allows these categories and refuses the others, however many there are. */
export const allowing = (...allowed: ConsentCategory[]): ConsentChoice =>
  choiceOf((category) => allowed.includes(category));
