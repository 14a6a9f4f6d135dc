/**
 * Delivers what waits, at least once each. It owns no memory of its own: every message and every decision
 * lies in the database, so a killed process loses nothing and another instance may take over.
 */
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../base/clock.ts";
import { errorMessage } from "../base/error-message.ts";
import type { ServiceLog } from "../base/service-log.ts";
import type { Settings } from "../config/config.ts";
import type { Store } from "../store/store.ts";
import { type Attachment, contentOf } from "./attachments.ts";
import { dueAtOnce, isExhausted, nextDelayMs } from "./backoff.ts";
import type { Company } from "./company.ts";
import { type Claimed, claimDue, type DeliveryOutcome, makeAllDue, settle } from "./deliveries.ts";
import { dropLeases, keepRenewing, type LeaseTimes } from "./leases.ts";
import { composeMail, type MailSettings, mailBytes } from "./mail.ts";
import type { SmtpFailure } from "./smtp-failure.ts";
import type { SmtpTransport } from "./smtp-transport.ts";

const MAILS_AT_ONCE = 8;
/** Longer than a mail server that is away takes to be known as away, so that it is asked with one message only. */
export const SLOW_MS = 30_000;
const SETTLE_AGAIN_MS = 1000;
/** The server's word that a mail is too large: before it was sent, from its announced limit or at its size, or after. */
const TOO_LARGE = /^(?:EMESSAGE(?: \d+)?|EENVELOPE 552)$/;

export interface OutboxParts {
  store: Store;
  transport: SmtpTransport;
  /** as the site says it now */
  company: () => Company;
  settings: MailSettings & Pick<Settings, "mailMaxBytes">;
  clock: Clock;
  log: ServiceLog;
  /** so that no second sender takes a message still under way */
  lease: LeaseTimes;
  onDelivered(): void;
}

/** nothing: no message was due; outage: the mail server takes none. */
export type RoundResult = "nothing" | "worked" | "outage";

export class Outbox {
  readonly #parts: OutboxParts;
  /** After a start everything that waits is due; the same holds once the mail server is back. */
  #startOver = true;
  #firstRound = true;
  #outage = false;
  readonly #underWay = new Set<Promise<void>>();
  /** how those ended that no round has judged yet */
  #ended: (SmtpFailure | undefined)[] = [];

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** For when the waiting times in the database mean nothing any more, as after a jump of the clock. */
  startOver(): void {
    this.#startOver = true;
  }

  /** Claims what is due and tries to deliver it. Rejects when the database is not there. */
  async round(): Promise<RoundResult> {
    await this.#prepare();
    // One is enough to ask a server that was away.
    const free = (this.#outage ? 1 : MAILS_AT_ONCE) - this.#underWay.size;
    const begun = free > 0 ? await this.#begin(free) : [Promise.race(this.#underWay)];
    if (begun.length === 0) return "nothing";

    await this.#endOrSlow(begun);
    const failures = this.#ended.splice(0);
    const outage = failures.length > 0 && failures.every((failure) => failure?.kind === "outage");
    if (failures.length > 0) this.#noteOutage(outage, failures);
    return outage ? "outage" : "worked";
  }

  /** What is under way comes to its end. */
  async end(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #begin(limit: number): Promise<Promise<void>[]> {
    const { store, clock, lease } = this.#parts;
    const by = randomUUID();
    const claimed = await store.run((open) => claimDue(open, { by, ...lease }, clock.now(), limit));
    if (claimed.length === 0) return [];
    const ids = claimed.map(({ id }) => id);
    const endRenewing = keepRenewing(store, by, ids, lease);
    const deliveries = claimed.map((message) => this.#keepUnderWay(message, by));
    void Promise.all(deliveries).then(endRenewing);
    return deliveries;
  }

  #keepUnderWay(message: Claimed, leasedBy: string): Promise<void> {
    const delivery = this.#deliver(message, leasedBy)
      .then((failure) => void this.#ended.push(failure))
      .catch((error: unknown) => {
        const facts = { id: message.id, problem: errorMessage(error) };
        this.#parts.log.error(facts, "The outbox cannot work at the moment");
      })
      .finally(() => this.#underWay.delete(delivery));
    this.#underWay.add(delivery);
    return delivery;
  }

  /** A mail with many photographs on a slow line keeps nobody else's waiting: it goes on beside the next round. */
  async #endOrSlow(deliveries: Promise<void>[]): Promise<void> {
    const ended = new AbortController();
    await Promise.race([Promise.all(deliveries), this.#parts.clock.sleep(SLOW_MS, ended.signal)]);
    ended.abort();
  }

  async #prepare(): Promise<void> {
    if (!this.#startOver) return;
    await this.#parts.store.run(async ({ database, engine }) => {
      // A SQLite file has one sender, this one; on PostgreSQL others may hold leases that still count.
      if (this.#firstRound && engine === "sqlite") await dropLeases(database);
      await makeAllDue(database);
    });
    this.#firstRound = false;
    this.#startOver = false;
  }

  async #deliver(message: Claimed, leasedBy: string): Promise<SmtpFailure | undefined> {
    const failure = await this.#send(message);
    const outcome = this.#outcomeOf(message, failure);
    if (!(await this.#isSettled(message.id, leasedBy, outcome))) {
      // The lease runs out and the message is tried again: twice is better than never.
      this.#parts.log.warn({ id: message.id }, "The result of a delivery could not be stored");
      return failure;
    }
    if (outcome.state === "delivered") this.#parts.onDelivered();
    this.#report(message, outcome);
    if (failure?.kind === "partial") {
      const facts = { id: message.id, problem: failure.problem };
      this.#parts.log.error(facts, "The mail server refused a recipient: look at MAIL_TO");
    }
    return failure;
  }

  /** A database that restarts is waited for, since nobody else may send the message as long as its lease holds. */
  async #isSettled(id: string, leasedBy: string, outcome: DeliveryOutcome): Promise<boolean> {
    const { store, lease } = this.#parts;
    const begun = performance.now();
    do {
      const settled = store.run(({ database }) => settle(database, id, leasedBy, outcome));
      if (
        await settled.then(
          () => true,
          () => false,
        )
      )
        return true;
      await pause(SETTLE_AGAIN_MS, undefined, { ref: false });
    } while (performance.now() - begun < lease.holdsMs);
    return false;
  }

  /** Where its files make a mail too large, by the setting or by the server's own word, it goes without them and says so. */
  async #send(message: Claimed): Promise<SmtpFailure | undefined> {
    const { settings, log } = this.#parts;
    const { attachments } = message;
    const fits = attachments.length === 0 || mailBytes(attachments) <= settings.mailMaxBytes;
    const failure = await this.#sendWith(message, fits ? attachments : [], fits ? [] : attachments);
    const maybeTooLarge = fits && attachments.length > 0 && TOO_LARGE.test(failure?.problem ?? "");
    if (!failure || !maybeTooLarge) return failure;
    log.warn({ id: message.id, problem: failure.problem }, "A message goes without its files");
    return this.#sendWith(message, [], attachments);
  }

  #sendWith(message: Claimed, files: Attachment[], filesLeftOut: Attachment[]) {
    const { store, transport, company, settings } = this.#parts;
    const readable = files.map((file) => ({
      ...file,
      content: () =>
        Readable.from(
          contentOf((query) => store.run(({ database }) => query(database)), message.id, file.position),
          { objectMode: false },
        ),
    }));
    return transport(composeMail({ ...message, files: readable, filesLeftOut }, company(), settings));
  }

  #outcomeOf(message: Claimed, failure: SmtpFailure | undefined): DeliveryOutcome {
    const now = this.#parts.clock.now();
    if (failure === undefined || failure.kind === "partial") return { state: "delivered", at: now };
    const { kind, problem } = failure;
    const { attempts, received_at } = message;
    // An outage says nothing about the message, however long it lasts: when to ask again is the worker's to say.
    if (kind === "outage")
      return { state: "waiting", attempts: attempts - 1, dueAt: dueAtOnce(received_at), problem };
    const exhausted = kind === "temporary" && isExhausted(attempts, now - received_at);
    if (kind === "refused" || exhausted) return { state: "dead", at: now, problem };
    return { state: "waiting", attempts, dueAt: now + nextDelayMs(kind, attempts, Math.random()), problem };
  }

  #report({ id, attempts }: Claimed, outcome: DeliveryOutcome): void {
    const { log } = this.#parts;
    if (outcome.state === "delivered") log.info({ id, attempts }, "A message was delivered");
    else if (outcome.state === "waiting") {
      log.warn({ id, attempts, problem: outcome.problem }, "A message will be tried again");
    } else {
      log.error({ id, attempts, problem: outcome.problem }, "A message is dead: see `npm run messages`");
    }
  }

  #noteOutage(outage: boolean, failures: (SmtpFailure | undefined)[]): void {
    if (outage && !this.#outage) {
      const problem = failures[0]?.problem;
      this.#parts.log.error({ problem }, "The mail server takes no mail; messages wait");
    }
    if (!outage && this.#outage) {
      this.#parts.log.info({}, "The mail server takes mail again");
      this.startOver();
    }
    this.#outage = outage;
  }
}
