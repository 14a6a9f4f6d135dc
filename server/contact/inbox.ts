/**
 * Takes messages in. A commit waits for the disk, so those that arrive while one is under way share the
 * next: the answer still comes only after the message is durable, and a slow disk costs no throughput.
 */
import type { Store } from "../store/store.ts";
import { type Acceptance, type Message, storeMessages } from "./messages.ts";

const MESSAGES_PER_COMMIT = 100;

interface Arrival {
  message: Message;
  resolve(acceptance: Acceptance): void;
  reject(error: unknown): void;
}

export class Inbox {
  readonly #store: Store;
  readonly #arrivals: Arrival[] = [];
  #storing = false;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Resolves when the message is durably stored; rejects when it is not. */
  accept(message: Message): Promise<Acceptance> {
    const { promise, resolve, reject } = Promise.withResolvers<Acceptance>();
    this.#arrivals.push({ message, resolve, reject });
    if (!this.#storing) void this.#storeAll();
    return promise;
  }

  async #storeAll(): Promise<void> {
    this.#storing = true;
    while (this.#arrivals.length > 0) {
      const batch = this.#arrivals.splice(0, MESSAGES_PER_COMMIT);
      try {
        const messages = batch.map(({ message }) => message);
        const results = await this.#store.run(({ database }) => storeMessages(database, messages));
        for (const [index, { resolve, reject }] of batch.entries()) {
          const result = results[index];
          if (result === undefined) reject(new Error("a message of the batch was left without an answer"));
          else resolve(result);
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#storing = false;
  }
}
