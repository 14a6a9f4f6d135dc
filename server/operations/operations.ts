/** Three addresses for machines that watch over the site. */
import type { FastifyInstance } from "fastify";
import { refuseOtherMethods } from "../api/other-methods.ts";
import { sendProblem } from "../api/problems.ts";
import { type ApiServices, type Health, NOTHING_KNOWN } from "../api/services.ts";
import { METRICS_CONTENT_TYPE, type Metrics } from "./metrics.ts";
import { metricsAccess } from "./metrics-access.ts";

const HEALTH_PATIENCE_MS = 3000;

export const OPERATION_PATHS: readonly string[] = ["/healthz", "/readyz", "/metrics"];

interface Watched {
  services: ApiServices;
  metrics: Metrics;
  state: { stopping: boolean };
}

export async function operations(app: FastifyInstance, watched: Watched): Promise<void> {
  const { services, metrics } = watched;
  const mayReadMetrics = metricsAccess(services.settings.metricsAllow);
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    const refuseTheOthers = refuseOtherMethods(scope);

    scope.get("/healthz", async () => ({ status: "alive" }));

    scope.get("/readyz", async (_request, reply) => {
      const { ready, reasons } = await currentHealth(watched);
      return reply.code(ready ? 200 : 503).send({ ready, reasons });
    });

    scope.get("/metrics", async (request, reply) => {
      if (!mayReadMetrics(request.raw)) return sendProblem(reply, 403, "Metrics are not for everyone.");
      const text = metrics.text(await currentHealth(watched), services.counts);
      return reply.type(METRICS_CONTENT_TYPE).send(text);
    });

    refuseTheOthers();
  });
}

async function currentHealth({ services, state }: Watched): Promise<Health> {
  if (state.stopping) return notReady("the server is stopping");
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
  return { ...NOTHING_KNOWN, reasons: [reason] };
}
