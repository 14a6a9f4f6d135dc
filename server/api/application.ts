/** The Fastify application around the API: what holds for every call, whichever it is. */
import { randomUUID } from "node:crypto";
import underPressure from "@fastify/under-pressure";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Settings } from "../config/config.ts";
import { commonHeaders, INERT_POLICY } from "../http/security-headers.ts";
import type { Metrics } from "../operations/metrics.ts";
import type { Log } from "../process/log.ts";
import { answerError, sendProblem } from "./problems.ts";
import { type ApiServices, api } from "./routes.ts";
import { requireSameOrigin } from "./same-origin.ts";

const BODY_LIMIT_BYTES = 32 * 1024;
const LONGEST_PARAMETER = 100;
const OVERLOADED_AFTER_MS = 1000;
const RETRY_AFTER_SECONDS = 5;

/** A number means that many nearest hops, counted from this server. */
function trustedProxies(trust: Settings["trustProxy"]) {
  return typeof trust === "number" ? (_address: string, hop: number) => hop < trust : trust;
}

export async function createApiApplication(
  services: ApiServices,
  log: Log,
  metrics: Metrics,
): Promise<FastifyInstance> {
  const { settings } = services;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(settings.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    // A call on a connection that is still open while the process stops is finished, not refused.
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  const everyAnswer = Object.fromEntries([...commonHeaders(settings.https), INERT_POLICY]);

  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ ...everyAnswer, "X-Request-Id": request.id });
  });
  app.addHook("onResponse", async (request, reply) => {
    // The route, not the address: addresses of the API name visitors.
    const route = request.routeOptions.url ?? "/api/*";
    metrics.observe(route, reply.statusCode, reply.elapsedTime / 1000);
    const facts = {
      route,
      method: request.method,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(facts, "An API call failed");
    else request.log.info(facts, "An API call was answered");
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404));
  await app.register(underPressure, {
    maxEventLoopDelay: OVERLOADED_AFTER_MS,
    pressureHandler: (_request, reply) => {
      reply.header("retry-after", RETRY_AFTER_SECONDS);
      sendProblem(reply, 503, "The site is busy at the moment.");
    },
  });
  requireSameOrigin(app, settings.siteUrl);
  await api(app, services);
  await app.ready();
  return app;
}
