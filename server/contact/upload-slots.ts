/** How many forms with files are taken in at a time, so that memory and disk stay bounded, and one sender leaves room for others. */
import { networkOf } from "../http/networks.ts";

const UPLOADS_AT_ONCE = 20;
const UPLOADS_PER_NETWORK = 10;

export class UploadSlots {
  readonly #taken = new Map<string, number>();
  #total = 0;

  /** Nothing when there is no room at the moment. */
  take(address: string): Disposable | undefined {
    const network = networkOf(address);
    const own = this.#taken.get(network) ?? 0;
    if (this.#total >= UPLOADS_AT_ONCE || own >= UPLOADS_PER_NETWORK) return undefined;
    this.#total += 1;
    this.#taken.set(network, own + 1);
    return { [Symbol.dispose]: () => this.#release(network) };
  }

  #release(network: string): void {
    this.#total -= 1;
    const left = (this.#taken.get(network) ?? 1) - 1;
    if (left > 0) this.#taken.set(network, left);
    else this.#taken.delete(network);
  }
}
