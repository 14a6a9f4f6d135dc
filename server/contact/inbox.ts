/**
 * Takes messages in. A commit waits for the disk, so those that arrive while one is under way share the
 * next: the answer still comes only after the message is durable, and a slow disk costs no throughput.
 */
import { type Clock, within } from "../base/clock.ts";
import { type Store, StoreUnavailableError } from "../store/store.ts";
import { DailyQuota } from "./daily-quota.ts";
import { holdMessage } from "./held-messages.ts";
import { type Acceptance, type NewMessage, storeMessages } from "./messages.ts";

/** Of what looks like a program's; more is thanked and forgotten, so that one of them pushes nobody else's out. */
const HELD_A_DAY = { all: 500, perNetwork: 20 };
const HELD_FILE_BYTES_A_DAY = { all: 30_000_000, perNetwork: 10_000_000 };
/**
 * Far more than a company is written, far less than fills a disk or a mailbox; and far more than an office or a mobile
 * network with one address writes, far less than takes the others their share.
 */
export const MESSAGES_A_DAY = { all: 20_000, perNetwork: 500 };
const MESSAGES_PER_COMMIT = 100;
/** Each takes a connection to the database for seconds; texts must find another. SQLite has but one: no line before it. */
const STORED_WITH_FILES_AT_ONCE = { sqlite: 1, postgresql: 4 };
/** Before anyone's connection is given up, so that even a stalled disk is answered. */
const STORE_TIMEOUT_MS = 15_000;
const STORE_WITH_FILES_TIMEOUT_MS = 25_000;

/** From everybody together or from one network, today. */
export class TooManyMessagesError extends Error {
  override name = "TooManyMessagesError";
}

interface Arrival {
  message: NewMessage;
  resolve(acceptance: Acceptance): void;
  reject(error: unknown): void;
}

export class Inbox {
  readonly #database: Store;
  readonly #clock: Clock;
  readonly #onStored: (count: number) => void;
  readonly #today: DailyQuota;
  readonly #held: DailyQuota;
  readonly #heldFileBytes: DailyQuota;
  readonly #arrivals: Arrival[] = [];
  /** the last message with files in each line */
  readonly #lines: Promise<unknown>[];
  #storing = false;

  constructor(
    store: Store,
    clock: Clock,
    onStored: (count: number) => void,
    messagesADay: number = MESSAGES_A_DAY.all,
  ) {
    this.#today = new DailyQuota(clock, { ...MESSAGES_A_DAY, all: messagesADay });
    this.#held = new DailyQuota(clock, HELD_A_DAY);
    this.#heldFileBytes = new DailyQuota(clock, HELD_FILE_BYTES_A_DAY);
    this.#database = store;
    this.#lines = Array.from({ length: STORED_WITH_FILES_AT_ONCE[store.engine] }, () => Promise.resolve());
    this.#clock = clock;
    this.#onStored = onStored;
  }

  /**
   * Resolves when the message is durably stored; rejects when it is not, or when nobody can tell in time. It may then
   * still be stored: sent again with its Idempotency-Key, it is stored once.
   */
  async accept(message: NewMessage, address: string): Promise<Acceptance> {
    if (!this.#today.take(address)) throw new TooManyMessagesError("more messages than are taken in a day");
    // Twenty megabytes would hold up everybody else's commit.
    const hasFiles = message.files.length > 0;
    return within(
      hasFiles ? STORE_WITH_FILES_TIMEOUT_MS : STORE_TIMEOUT_MS,
      hasFiles ? this.#storeAlone(message) : this.#storeTogether(message),
      () => new StoreUnavailableError("la base de datos tarda demasiado en guardar un mensaje"),
      this.#clock,
    );
  }

  /** Keeps a program's message apart, as long as there are not too many of them, or too large ones. */
  async hold(message: NewMessage, address: string): Promise<void> {
    if (!this.#held.take(address)) return;
    const bytes = message.files.reduce((sum, { size }) => sum + size, 0);
    const isRoom = this.#heldFileBytes.take(address, bytes);
    const files_not_kept = message.files.map(({ name }) => name).join(", ");
    const held = isRoom ? message : { ...message, files: [], files_not_kept };
    await this.#database.run(({ database }) => holdMessage(database, held));
  }

  forgetNetworks(): void {
    for (const quota of [this.#today, this.#held, this.#heldFileBytes]) quota.forgetNetworks();
  }

  #storeTogether(message: NewMessage): Promise<Acceptance> {
    const { promise, resolve, reject } = Promise.withResolvers<Acceptance>();
    this.#arrivals.push({ message, resolve, reject });
    if (!this.#storing) void this.#storeAll();
    return promise;
  }

  async #storeAlone(message: NewMessage): Promise<Acceptance> {
    const before = this.#lines.shift();
    const stored = Promise.resolve(before).then(() => this.#store([message]));
    this.#lines.push(stored.catch(() => {}));
    const [result] = await stored;
    if (result === undefined) throw new Error("a message was left without an answer");
    return result;
  }

  async #store(messages: readonly NewMessage[]): Promise<Acceptance[]> {
    const results = await this.#database.run(({ database }) => storeMessages(database, messages));
    const stored = results.filter((result) => result === "stored").length;
    if (stored > 0) this.#onStored(stored);
    return results;
  }

  async #storeAll(): Promise<void> {
    this.#storing = true;
    while (this.#arrivals.length > 0) {
      const batch = this.#arrivals.splice(0, MESSAGES_PER_COMMIT);
      try {
        const results = await this.#store(batch.map(({ message }) => message));
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
