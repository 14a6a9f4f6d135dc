/**
 * Whether there is room for a visitor's files: so many bytes a day from one network and from all, and none where the
 * disk has only left what is kept for texts.
 */

import type { Clock } from "../base/clock.ts";
import { DISK_BYTES_PER_BYTE, freeBytes, TEXT_RESERVE_BYTES } from "../store/disk-room.ts";
import { DailyQuota } from "./daily-quota.ts";

const BYTES_A_DAY = { all: 1_000_000_000, perNetwork: 100_000_000 };

export interface FileReservation extends Disposable {
  /** How many of the bytes came; the others are given back at the end. */
  use(bytes: number): void;
}

export class FileRoom {
  readonly #folder: string;
  readonly #quota: DailyQuota;
  /** on their way to the disk */
  #promised = 0;

  constructor(folder: string, clock: Clock) {
    this.#folder = folder;
    this.#quota = new DailyQuota(clock, BYTES_A_DAY);
  }

  /** Nothing when so many bytes may not be taken. */
  async reserve(address: string, bytes: number): Promise<FileReservation | undefined> {
    // Where nobody can tell there is none; readiness says why.
    const free = await freeBytes(this.#folder).catch(() => 0);
    const left = free - this.#promised - bytes * DISK_BYTES_PER_BYTE;
    if (left < TEXT_RESERVE_BYTES) return undefined;
    if (!this.#quota.take(address, bytes)) return undefined;
    this.#promised += bytes * DISK_BYTES_PER_BYTE;
    let used = 0;
    return {
      use: (came) => {
        used = came;
      },
      [Symbol.dispose]: () => {
        this.#promised -= bytes * DISK_BYTES_PER_BYTE;
        this.#quota.giveBack(address, bytes - used);
      },
    };
  }

  forgetNetworks(): void {
    this.#quota.forgetNetworks();
  }
}
