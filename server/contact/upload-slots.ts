/**
 * How many forms with files are taken in at a time, so that memory and disk stay bounded, and one sender leaves room
 * for others. Whoever is slower than any line that works is sent away; when all places are taken, the slowest is.
 */

import type { Clock } from "../base/clock.ts";
import { networkOf } from "../base/networks.ts";

const UPLOADS_AT_ONCE = 20;
const UPLOADS_PER_NETWORK = 10;
/** A photograph of 2 MB in a quarter of an hour. */
const LEAST_BYTES_PER_SECOND = 2000;
/** Whoever is this fast is soon done, and gives way to nobody. */
const FAST_BYTES_PER_SECOND = 50_000;
/** Speed is judged over this time, so that a fast beginning does not excuse what follows. */
const WINDOW_MS = 15_000;
/** Before that nobody's speed is judged. */
const JUDGED_AFTER_MS = 5000;

/** One form on its way. */
export interface UploadSlot extends Disposable {
  /** so many bytes came */
  received(bytes: number): void;
  /** everything came; what follows takes its own time */
  complete(): void;
  /** when it has to make room */
  readonly sentAway: AbortSignal;
}

interface Upload {
  network: string;
  begunAt: number;
  isComplete: boolean;
  /** how many bytes had come when, within the window; the first stands for everything before it */
  samples: { at: number; bytes: number }[];
  bytes: number;
  ending: AbortController;
  sendingAway: AbortController;
}

export class UploadSlots {
  readonly #clock: Clock;
  readonly #uploads = new Set<Upload>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Nothing when there is no room at the moment. */
  take(address: string): UploadSlot | undefined {
    const network = networkOf(address);
    const all = [...this.#uploads];
    const own = all.filter((upload) => upload.network === network);
    if (own.length >= UPLOADS_PER_NETWORK && !this.#makeRoom(own)) return undefined;
    if (this.#uploads.size >= UPLOADS_AT_ONCE && !this.#makeRoom(all)) return undefined;
    const now = this.#clock.ran();
    const upload: Upload = {
      network,
      begunAt: now,
      isComplete: false,
      samples: [{ at: now, bytes: 0 }],
      bytes: 0,
      ending: new AbortController(),
      sendingAway: new AbortController(),
    };
    this.#uploads.add(upload);
    void this.#watch(upload);
    return {
      received: (bytes) => {
        upload.bytes += bytes;
      },
      complete: () => {
        upload.isComplete = true;
      },
      sentAway: upload.sendingAway.signal,
      [Symbol.dispose]: () => this.#end(upload),
    };
  }

  #end(upload: Upload): void {
    this.#uploads.delete(upload);
    upload.ending.abort();
  }

  #sendAway(upload: Upload): void {
    this.#end(upload);
    upload.sendingAway.abort();
  }

  /** Of the network with most uploads, the slowest goes. */
  #makeRoom(uploads: readonly Upload[]): boolean {
    const count = new Map<string, number>();
    for (const { network } of this.#uploads) count.set(network, (count.get(network) ?? 0) + 1);
    const [slowest] = uploads
      .filter((upload) => this.#isJudged(upload) && this.#speedOf(upload) < FAST_BYTES_PER_SECOND)
      .toSorted(
        (one, other) =>
          (count.get(other.network) ?? 0) - (count.get(one.network) ?? 0) ||
          this.#speedOf(one) - this.#speedOf(other),
      );
    if (slowest) this.#sendAway(slowest);
    return slowest !== undefined;
  }

  async #watch(upload: Upload): Promise<void> {
    while (!upload.ending.signal.aborted) {
      await this.#clock.sleep(JUDGED_AFTER_MS, upload.ending.signal);
      const at = this.#clock.ran();
      if (at - upload.begunAt >= WINDOW_MS && this.#isJudged(upload)) {
        if (this.#speedOf(upload) < LEAST_BYTES_PER_SECOND) this.#sendAway(upload);
      }
      upload.samples = upload.samples.filter((sample) => at - sample.at < WINDOW_MS);
      upload.samples.push({ at, bytes: upload.bytes });
    }
  }

  #isJudged({ isComplete, begunAt }: Upload): boolean {
    return !isComplete && this.#clock.ran() - begunAt >= JUDGED_AFTER_MS;
  }

  #speedOf({ samples: [first], bytes }: Upload): number {
    if (!first) return 0;
    const seconds = Math.max(1, this.#clock.ran() - first.at) / 1000;
    return (bytes - first.bytes) / seconds;
  }
}
