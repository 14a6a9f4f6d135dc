/** Three addresses for machines that watch over the site. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiServices, Health } from "../api/services.ts";
import type { Settings } from "../config/config.ts";
import { METRICS_CONTENT_TYPE, type Metrics } from "./metrics.ts";
import { metricsAccess } from "./metrics-access.ts";

const HEALTH_PATIENCE_MS = 3000;

/** What is known of the services; they may not be there yet. */
export interface Watched {
  services: ApiServices | undefined;
  /** why there are none */
  problem: string;
  stopping: boolean;
}

type Answer = { status: number; type: string; text: string };

export const OPERATION_PATHS: readonly string[] = ["/healthz", "/readyz", "/metrics"];

export function createOperations(settings: Settings, metrics: Metrics, watched: Watched) {
  const mayReadMetrics = metricsAccess(settings.metricsAllow);

  async function answer(path: string, request: IncomingMessage): Promise<Answer> {
    if (request.method !== "GET" && request.method !== "HEAD")
      return plain(405, "Only GET and HEAD are answered here.");
    if (path === "/healthz") return json(200, { status: "alive" });
    if (path === "/metrics" && !mayReadMetrics(request)) return plain(403, "Metrics are not for everyone.");
    const health = await currentHealth(watched);
    if (path === "/readyz")
      return json(health.ready ? 200 : 503, { ready: health.ready, reasons: health.reasons });
    const counts = watched.services?.counts ?? { accepted: 0, delivered: 0 };
    return { status: 200, type: METRICS_CONTENT_TYPE, text: metrics.text(health, counts) };
  }

  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, type, text } = await answer(path, request);
    response.writeHead(status, {
      "Content-Type": type,
      "Content-Length": Buffer.byteLength(text),
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      ...(status === 405 && { Allow: "GET, HEAD" }),
    });
    response.end(request.method === "HEAD" ? undefined : text);
  };
}

const plain = (status: number, text: string): Answer => ({
  status,
  type: "text/plain; charset=utf-8",
  text: `${text}\n`,
});
const json = (status: number, value: object): Answer => ({
  status,
  type: "application/json; charset=utf-8",
  text: JSON.stringify(value),
});

async function currentHealth({ services, problem, stopping }: Watched): Promise<Health> {
  if (stopping) return notReady("the server is stopping");
  if (services === undefined) return notReady(problem);
  const patience = Promise.withResolvers<Health>();
  const timer = setTimeout(
    () => patience.resolve(notReady("the database does not answer")),
    HEALTH_PATIENCE_MS,
  );
  try {
    return await Promise.race([services.health(), patience.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function notReady(reason: string): Health {
  return { ready: false, reasons: [reason], waiting: 0, dead: 0, oldestWaitingSeconds: 0 };
}
