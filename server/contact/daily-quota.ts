/**
 * So much a day from one network and so much from all of them, so that one sender leaves room for others. Networks are
 * personal data: they are remembered here and written nowhere.
 */
import type { Clock } from "../base/clock.ts";
import { networkOf } from "../base/networks.ts";
import { TokenBucket } from "./token-bucket.ts";

/** Past it the one that has waited longest is forgotten; what all may send in a day still holds. */
const NETWORKS_REMEMBERED = 10_000;

export class DailyQuota {
  readonly #clock: Clock;
  readonly #perNetwork: number;
  readonly #all: TokenBucket;
  readonly #networks = new Map<string, TokenBucket>();

  constructor(clock: Clock, { all, perNetwork }: { all: number; perNetwork: number }) {
    this.#clock = clock;
    this.#perNetwork = perNetwork;
    this.#all = new TokenBucket(all);
  }

  /** All of it, or nothing. */
  take(address: string, amount = 1): boolean {
    const now = this.#clock.elapsed();
    const own = this.#bucketOf(networkOf(address));
    if (!own.take(now, amount)) return false;
    if (this.#all.take(now, amount)) return true;
    own.giveBack(amount);
    return false;
  }

  /** What was taken and not used. */
  giveBack(address: string, amount: number): void {
    this.#bucketOf(networkOf(address)).giveBack(amount);
    this.#all.giveBack(amount);
  }

  #bucketOf(network: string): TokenBucket {
    const known = this.#networks.get(network) ?? new TokenBucket(this.#perNetwork);
    // The map's order is that of the last visit.
    this.#networks.delete(network);
    this.#networks.set(network, known);
    if (this.#networks.size > NETWORKS_REMEMBERED) {
      const [oldest = ""] = this.#networks.keys();
      this.#networks.delete(oldest);
    }
    return known;
  }
}
