import { DAY_MS } from "../base/clock.ts";

/** So many in a day, whoever asks: full at the start, and filled again little by little. */
export class TokenBucket {
  readonly #aDay: number;
  #left: number;
  #filledAt = 0;

  constructor(aDay: number) {
    this.#aDay = aDay;
    this.#left = aDay;
  }

  /** `now` in milliseconds that only run forward. */
  take(now: number, amount = 1): boolean {
    const filled = ((now - this.#filledAt) / DAY_MS) * this.#aDay;
    this.#left = Math.min(this.#aDay, this.#left + filled);
    this.#filledAt = now;
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }

  /** What was taken and not used. */
  giveBack(amount: number): void {
    this.#left = Math.min(this.#aDay, this.#left + amount);
  }
}
