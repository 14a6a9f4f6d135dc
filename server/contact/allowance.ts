const DAY_MS = 24 * 60 * 60 * 1000;

/** So many in a day, whoever asks: full at the start, and filled again little by little. */
export class Allowance {
  readonly #aDay: number;
  #left: number;
  #filledAt = 0;

  constructor(aDay: number) {
    this.#aDay = aDay;
    this.#left = aDay;
  }

  /** `now` in milliseconds that only run forward. */
  take(now: number): boolean {
    const filled = ((now - this.#filledAt) / DAY_MS) * this.#aDay;
    this.#left = Math.min(this.#aDay, this.#left + filled);
    this.#filledAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
