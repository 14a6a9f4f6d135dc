/**
 * So much a day from one network and so much from all of them, so that one sender leaves room for others. Networks are
 * personal data: they are remembered here and written nowhere.
 */
import { type Clock, DAY_MS } from "../base/clock.ts";
import { networkOf } from "../base/networks.ts";
import { TokenBucket } from "./token-bucket.ts";

/** Past it the one that has waited longest is forgotten; what all may send in a day still holds. */
const NETWORKS_REMEMBERED = 10_000;
/** By then its share is whole again. */
const FORGOTTEN_AFTER_MS = DAY_MS;

interface Network {
  bucket: TokenBucket;
  seenAt: number;
}

export class DailyQuota {
  readonly #clock: Clock;
  readonly #perNetwork: number;
  readonly #all: TokenBucket;
  readonly #networks = new Map<string, Network>();

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

  /**
   * Those that sent nothing for a day; how many. Called once an hour, so that none is known for two days, as the
   * privacy policy says.
   */
  forgetNetworks(): number {
    const before = this.#clock.elapsed() - FORGOTTEN_AFTER_MS;
    const past = [...this.#networks].filter(([, { seenAt }]) => seenAt <= before);
    for (const [network] of past) this.#networks.delete(network);
    return past.length;
  }

  #bucketOf(network: string): TokenBucket {
    const bucket = this.#networks.get(network)?.bucket ?? new TokenBucket(this.#perNetwork);
    // The map's order is that of the last visit.
    this.#networks.delete(network);
    this.#networks.set(network, { bucket, seenAt: this.#clock.elapsed() });
    if (this.#networks.size > NETWORKS_REMEMBERED) {
      const [oldest = ""] = this.#networks.keys();
      this.#networks.delete(oldest);
    }
    return bucket;
  }
}
