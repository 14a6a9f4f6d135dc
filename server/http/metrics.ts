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
    const { user, system } = process.cpuUsage();
    /** One value each, and what it tells; what only grows ends with `_total`. */
    const singleValues: readonly (readonly [name: string, help: string, value: number])[] = [
      ["site_messages_accepted_total", "Messages stored since the start", counts.accepted],
      ["site_messages_delivered_total", "Messages mailed since the start", counts.delivered],
      ["site_messages_waiting", "Messages stored and not yet mailed", health.waiting],
      ["site_messages_dead", "Messages given up on, to be resent by hand", health.dead],
      ["site_oldest_waiting_seconds", "Age of the oldest waiting message", health.oldestWaitingSeconds],
      ["site_ready", "1 when messages can be taken and are being mailed", Number(health.ready)],
      ["site_database_writable", "1 when the database took a write just now", Number(health.writable)],
      ["site_disk_free_bytes", "What is left on the disk of DATA_DIR", health.freeBytes],
      ["site_databases_set_aside", "Databases with messages that are not in use", health.setAside],
      ["site_database_reopened_total", "Times the database had to be opened again", health.reopened],
      ["site_log_lines_dropped_total", "Lines of the log that could not be written", counts.logLinesDropped],
      ["process_resident_memory_bytes", "Memory in use", process.memoryUsage.rss()],
      ["process_cpu_seconds_total", "Processor time used", (user + system) / 1e6],
      ["process_start_time_seconds", "Start, since 1970", performance.timeOrigin / 1000],
    ];
    const requests = "Answered requests by kind of route and status";
    const latencies = "Time until the answer was handed over";
    return [
      ...metric("site_requests_total", "counter", requests, this.#requestLines()),
      ...metric("site_request_seconds", "histogram", latencies, this.#latencyLines()),
      ...singleValues.flatMap(([name, help, value]) =>
        metric(name, name.endsWith("_total") ? "counter" : "gauge", help, [` ${value}`]),
      ),
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
