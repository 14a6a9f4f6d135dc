/** What an operator's Prometheus reads, in its text format. Counting must cost less than answering from memory. */
import type { Health } from "../services/services.ts";

export const METRICS_CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** From an answer out of memory to a form that waits for a disk. */
const BUCKETS_SECONDS = [0.0005, 0.002, 0.01, 0.05, 0.25, 1, 5];

interface Observed {
  byStatus: Map<number, number>;
  /** one for each bucket and one for everything slower */
  latencies: number[];
  seconds: number;
}

export class Metrics {
  readonly #routes = new Map<string, Observed>();

  /** `route` is a kind of route, never an address: an address may name a visitor. */
  observe(route: string, status: number, seconds: number): void {
    let observed = this.#routes.get(route);
    if (observed === undefined) {
      observed = { byStatus: new Map(), latencies: Array(BUCKETS_SECONDS.length + 1).fill(0), seconds: 0 };
      this.#routes.set(route, observed);
    }
    const { byStatus, latencies } = observed;
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    const bucket = BUCKETS_SECONDS.findIndex((limit) => seconds <= limit);
    const place = bucket < 0 ? BUCKETS_SECONDS.length : bucket;
    latencies[place] = (latencies[place] ?? 0) + 1;
    observed.seconds += seconds;
  }

  text(health: Health, counts: { accepted: number; delivered: number; logLinesDropped: number }): string {
    const { ready, waiting, dead, oldestWaitingSeconds, writable, freeBytes, setAside, reopened } = health;
    const { user, system } = process.cpuUsage();
    return [
      ...metric(
        "site_requests_total",
        "counter",
        "Answered requests by kind of route and status",
        this.#requestLines(),
      ),
      ...metric(
        "site_request_seconds",
        "histogram",
        "Time until the answer was handed over",
        this.#latencyLines(),
      ),
      ...single(
        "site_messages_accepted_total",
        "counter",
        "Messages stored since the start",
        counts.accepted,
      ),
      ...single(
        "site_messages_delivered_total",
        "counter",
        "Messages mailed since the start",
        counts.delivered,
      ),
      ...single("site_messages_waiting", "gauge", "Messages stored and not yet mailed", waiting),
      ...single("site_messages_dead", "gauge", "Messages given up on, to be resent by hand", dead),
      ...single(
        "site_oldest_waiting_seconds",
        "gauge",
        "Age of the oldest waiting message",
        oldestWaitingSeconds,
      ),
      ...single("site_ready", "gauge", "1 when messages can be taken and are being mailed", ready ? 1 : 0),
      ...single(
        "site_database_writable",
        "gauge",
        "1 when the database took a write just now",
        writable ? 1 : 0,
      ),
      ...single("site_disk_free_bytes", "gauge", "What is left on the disk of DATA_DIR", freeBytes),
      ...single("site_databases_set_aside", "gauge", "Databases with messages that are not in use", setAside),
      ...single(
        "site_database_reopened_total",
        "counter",
        "Times the database had to be opened again",
        reopened,
      ),
      ...single(
        "site_log_lines_dropped_total",
        "counter",
        "Lines of the log that could not be written",
        counts.logLinesDropped,
      ),
      ...single("process_resident_memory_bytes", "gauge", "Memory in use", process.memoryUsage.rss()),
      ...single("process_cpu_seconds_total", "counter", "Processor time used", (user + system) / 1e6),
      ...single("process_start_time_seconds", "gauge", "Start, since 1970", performance.timeOrigin / 1000),
      "",
    ].join("\n");
  }

  #requestLines(): string[] {
    return [...this.#routes].flatMap(([route, { byStatus }]) =>
      [...byStatus].map(([status, count]) => `{route="${route}",status="${status}"} ${count}`),
    );
  }

  #latencyLines(): string[] {
    return [...this.#routes].flatMap(([route, { latencies, seconds }]) => {
      let total = 0;
      const buckets = [...BUCKETS_SECONDS, "+Inf"].map((limit, place) => {
        total += latencies[place] ?? 0;
        return `_bucket{route="${route}",le="${limit}"} ${total}`;
      });
      return [...buckets, `_sum{route="${route}"} ${seconds}`, `_count{route="${route}"} ${total}`];
    });
  }
}

function metric(name: string, type: string, help: string, lines: readonly string[]): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines.map((line) => name + line)];
}

function single(name: string, type: string, help: string, value: number): string[] {
  return metric(name, type, help, [` ${value}`]);
}
