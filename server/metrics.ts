/** What an operator's Prometheus reads. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ApiServices, Health } from "./api.ts";

/** From an answer out of memory to a form that waits for a disk. */
const LATENCY_BUCKETS_SECONDS = [0.0005, 0.002, 0.01, 0.05, 0.25, 1, 5];

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: "site_requests_total",
    help: "Answered requests by kind of route and status",
    labelNames: ["route", "status"],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: "site_request_seconds",
    help: "Time until the answer was handed over, by kind of route",
    labelNames: ["route"],
    buckets: LATENCY_BUCKETS_SECONDS,
    registers: [this.#registry],
  });
  readonly #accepted = this.#counter(
    "site_messages_accepted_total",
    "Contact messages stored since the start",
  );
  readonly #delivered = this.#counter(
    "site_messages_delivered_total",
    "Contact messages mailed since the start",
  );
  readonly #ready = this.#gauge("site_ready", "1 when the database answers and no message is stuck");
  readonly #waiting = this.#gauge("site_messages_waiting", "Contact messages stored and not yet mailed");
  readonly #dead = this.#gauge("site_messages_dead", "Contact messages given up on, to be resent by hand");
  readonly #oldest = this.#gauge("site_oldest_waiting_seconds", "Age of the oldest message that waits");
  /** Looking a label up costs more than answering from memory, so each pair is looked up once. */
  readonly #countOf = new Map<string, { inc(): void }>();
  readonly #timeOf = new Map<string, { observe(seconds: number): void }>();

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** `route` is a kind of route, never an address: an address may name a visitor. */
  observe(route: string, status: number, seconds: number): void {
    remembered(this.#countOf, `${route} ${status}`, () => this.#requests.labels(route, String(status))).inc();
    remembered(this.#timeOf, route, () => this.#seconds.labels(route)).observe(seconds);
  }

  async text(health: Health, counts: ApiServices["counts"]): Promise<string> {
    this.#accepted.reset();
    this.#accepted.inc(counts.accepted);
    this.#delivered.reset();
    this.#delivered.inc(counts.delivered);
    this.#ready.set(health.ready ? 1 : 0);
    this.#waiting.set(health.waiting);
    this.#dead.set(health.dead);
    this.#oldest.set(health.oldestWaitingSeconds);
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.#registry] });
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.#registry] });
  }
}

function remembered<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  values.set(key, made);
  return made;
}
