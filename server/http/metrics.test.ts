import { expect, test } from "vitest";
import { Metrics } from "./metrics.ts";

const HEALTH = {
  ready: true,
  reasons: [],
  waiting: 2,
  dead: 1,
  oldestWaitingSeconds: 90,
  writable: true,
  setAside: 3,
  reopened: 4,
  freeBytes: 5_000_000,
};

test("requests are counted by route and status, and timed by route", () => {
  const metrics = new Metrics();
  metrics.observe("page", 200, 0.0001);
  metrics.observe("page", 200, 0.03);
  metrics.observe("page", 304, 60);
  const text = metrics.text(HEALTH, { accepted: 7, delivered: 4, logLinesDropped: 5 });
  expect(text).toContain('site_requests_total{route="page",status="200"} 2\n');
  expect(text).toContain('site_requests_total{route="page",status="304"} 1\n');
  expect(text).toContain('site_request_seconds_bucket{route="page",le="0.0005"} 1\n');
  expect(text).toContain('site_request_seconds_bucket{route="page",le="0.05"} 2\n');
  expect(text).toContain('site_request_seconds_bucket{route="page",le="+Inf"} 3\n');
  expect(text).toContain('site_request_seconds_count{route="page"} 3\n');
});

test("messages are counted from acceptance to delivery", () => {
  const text = new Metrics().text(HEALTH, { accepted: 7, delivered: 4, logLinesDropped: 5 });
  for (const line of [
    "site_messages_accepted_total 7",
    "site_messages_delivered_total 4",
    "site_messages_waiting 2",
    "site_messages_dead 1",
    "site_oldest_waiting_seconds 90",
    "site_ready 1",
    "site_database_writable 1",
    "site_databases_set_aside 3",
    "site_database_reopened_total 4",
    "site_disk_free_bytes 5000000",
    "site_log_lines_dropped_total 5",
  ]) {
    expect(text).toContain(`\n${line}\n`);
  }
});

test("every line is one that Prometheus reads", () => {
  const metrics = new Metrics();
  metrics.observe("/api/contact", 202, 0.01);
  const lines = metrics.text(HEALTH, { accepted: 0, delivered: 0, logLinesDropped: 0 }).trimEnd().split("\n");
  for (const line of lines) expect(line).toMatch(/^(?:# (?:HELP|TYPE) .+|[a-z_]+(?:\{[^{}]+\})? [\d.e+-]+)$/);
});
