/**
 * Whether there is room for a visitor's files: so many bytes a day from one network and from all, and none where the
 * disk has only left what is kept for texts. Networks are personal data: they are remembered here and written nowhere.
 */

import type { Clock } from "../base/clock.ts";
import { networkOf } from "../base/networks.ts";
import { DISK_BYTES_PER_BYTE, freeBytes, TEXT_RESERVE_BYTES } from "../store/disk-room.ts";
import { TokenBucket } from "./token-bucket.ts";

const BYTES_A_DAY = 1_000_000_000;
const BYTES_A_DAY_PER_NETWORK = 100_000_000;
/** Past it the one that has waited longest is forgotten; what all may send in a day still holds. */
const NETWORKS_REMEMBERED = 10_000;
/** By then its share is whole again. */
const NETWORK_FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000;

interface Network {
  bucket: TokenBucket;
  seenAt: number;
}

export interface FileReservation extends Disposable {
  /** How many of the bytes came; the others are given back at the end. */
  use(bytes: number): void;
}

export class FileRoom {
  readonly #folder: string;
  readonly #clock: Clock;
  readonly #all = new TokenBucket(BYTES_A_DAY);
  readonly #networks = new Map<string, Network>();
  /** on their way to the disk */
  #promised = 0;

  constructor(folder: string, clock: Clock) {
    this.#folder = folder;
    this.#clock = clock;
  }

  /** Nothing when so many bytes may not be taken. */
  async reserve(address: string, bytes: number): Promise<FileReservation | undefined> {
    const left = (await freeBytes(this.#folder)) - this.#promised - bytes * DISK_BYTES_PER_BYTE;
    if (left < TEXT_RESERVE_BYTES) return undefined;
    const now = this.#clock.elapsed();
    const own = this.#bucketOf(networkOf(address), now);
    if (!own.take(now, bytes)) return undefined;
    if (!this.#all.take(now, bytes)) {
      own.giveBack(bytes);
      return undefined;
    }
    this.#promised += bytes * DISK_BYTES_PER_BYTE;
    let used = 0;
    return {
      use: (came) => {
        used = came;
      },
      [Symbol.dispose]: () => {
        this.#promised -= bytes * DISK_BYTES_PER_BYTE;
        for (const bucket of [own, this.#all]) bucket.giveBack(bytes - used);
      },
    };
  }

  /** Those that sent nothing for a day; how many. Asked once a day, so that none is known for more than two, as the privacy policy says. */
  forgetNetworks(): number {
    const before = this.#clock.elapsed() - NETWORK_FORGOTTEN_AFTER_MS;
    const past = [...this.#networks].filter(([, { seenAt }]) => seenAt <= before);
    for (const [network] of past) this.#networks.delete(network);
    return past.length;
  }

  #bucketOf(network: string, now: number): TokenBucket {
    const bucket = this.#networks.get(network)?.bucket ?? new TokenBucket(BYTES_A_DAY_PER_NETWORK);
    // The map's order is that of the last visit.
    this.#networks.delete(network);
    this.#networks.set(network, { bucket, seenAt: now });
    if (this.#networks.size > NETWORKS_REMEMBERED) {
      const [oldest = ""] = this.#networks.keys();
      this.#networks.delete(oldest);
    }
    return bucket;
  }
}
