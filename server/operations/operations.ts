/** Three addresses for machines that watch over the site. */
import type { FastifyInstance } from "fastify";
import type { Log } from "../base/log.ts";
import { METRICS_CONTENT_TYPE, type Metrics } from "../http/metrics.ts";
import { refuseOtherMethods } from "../http/other-methods.ts";
import { sendProblem } from "../http/problems.ts";
import { type ApiServices, type Health, NOTHING_KNOWN } from "../services/services.ts";
import { metricsAccess } from "./metrics-access.ts";

const HEALTH_TIMEOUT_MS = 3000;
/** Each look is a write to the database, and anyone may ask. */
const HEALTH_KEPT_MS = 500;

export const OPERATION_PATHS: readonly string[] = ["/healthz", "/readyz", "/metrics"];

interface Watched {
  services: ApiServices;
  metrics: Metrics;
  log: Log;
  state: { stopping: boolean };
}

export async function operations(app: FastifyInstance, watched: Watched): Promise<void> {
  const { services, metrics, log } = watched;
  const cachedHealth = cached(() => healthOf(services));
  const currentHealth = async () =>
    watched.state.stopping ? notReady("la web se está parando") : await cachedHealth();
  const mayReadMetrics = metricsAccess(services.settings.metricsAllow);
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    const refuseTheOthers = refuseOtherMethods(scope);

    scope.get("/healthz", async () => ({ status: "alive" }));

    // The reasons name files and hosts: they are for those who may read the counters too.
    scope.get("/readyz", async (request, reply) => {
      const { ready, reasons } = await currentHealth();
      return reply.code(ready ? 200 : 503).send(mayReadMetrics(request.raw) ? { ready, reasons } : { ready });
    });

    scope.get("/metrics", async (request, reply) => {
      if (!mayReadMetrics(request.raw)) return sendProblem(reply, 403, "Metrics are not for everyone.");
      const text = metrics.text(await currentHealth(), {
        ...services.counts,
        logLinesDropped: log.dropped(),
      });
      return reply.type(METRICS_CONTENT_TYPE).send(text);
    });

    refuseTheOthers();
  });
}

async function healthOf(services: ApiServices): Promise<Health> {
  const timeout = Promise.withResolvers<Health>();
  const timer = setTimeout(
    () => timeout.resolve(notReady("la base de datos no responde")),
    HEALTH_TIMEOUT_MS,
  );
  try {
    return await Promise.race([services.health(), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whoever asks while the answer is being found out, or soon after, gets the same one. */
function cached<Result>(find: () => Promise<Result>): () => Promise<Result> {
  let found: Promise<Result> | undefined;
  return () => {
    found ??= find().finally(() => setTimeout(() => (found = undefined), HEALTH_KEPT_MS).unref());
    return found;
  };
}

function notReady(reason: string): Health {
  return { ...NOTHING_KNOWN, reasons: [reason] };
}
