/**
 * The whole server short of a process: one Fastify application for the API and the addresses of operations, and in
 * front of its router the pages, which are answered by Node's own response. Fastify's routing and hooks would cost a
 * page half as much again as everything else.
 */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { isFormRequest } from "../api/form/form-request.ts";
import { type ContactPages, contactFormRoute } from "../api/form/form-route.ts";
import { api, BODY_LIMIT_BYTES } from "../api/routes.ts";
import { type Log, sampler } from "../base/log.ts";
import type { Settings } from "../config/config.ts";
import { closeServer } from "../http/close-server.ts";
import { Connections } from "../http/connections.ts";
import { refuseEncodedBodies } from "../http/encoded-bodies.ts";
import type { Metrics } from "../http/metrics.ts";
import { refuseWhenOverloaded } from "../http/overload.ts";
import { answerError, sendProblem } from "../http/problems.ts";
import { proxyTrust } from "../http/proxy-trust.ts";
import { withoutOrigin, withoutQuery } from "../http/request-target.ts";
import { requireSameOrigin } from "../http/same-origin.ts";
import { commonHeaders, INERT_POLICY } from "../http/security-headers.ts";
import { limitServer, serverOptions } from "../http/server-limits.ts";
import { OPERATION_PATHS, operations } from "../operations/operations.ts";
import type { ApiServices } from "../services/services.ts";

const API_PATH = /^\/api(?:\/|$)/;
const LONGEST_PARAMETER = 100;
const OVERLOADED_AFTER_MS = 3000;

export interface Application {
  fastify: FastifyInstance;
  /** Not ready any more, and each connection closes with its next answer, so that a balancer turns away in time. */
  drain(): void;
  /** Finishes what is under way, then closes everything. */
  close(): Promise<void>;
}

export interface ApplicationParts {
  services: ApiServices;
  log: Log;
  metrics: Metrics;
  /** answers whatever is neither the API's nor of operations */
  pages?: RequestListener;
  /** what the form's own answers are made from */
  contactPages: ContactPages;
  /** how late the event loop may be before calls are refused; 0: it may be as late as it likes */
  overloadedAfterMs?: number;
}

export async function createApplication({
  services,
  log,
  metrics,
  pages,
  contactPages,
  overloadedAfterMs = OVERLOADED_AFTER_MS,
}: ApplicationParts): Promise<Application> {
  const { settings } = services;
  const state = { stopping: false };
  const isTrusted = proxyTrust(settings.trustProxy);

  const app = fastify({
    serverFactory: (route) => {
      const server = createServer(serverOptions(settings), (request, response) => {
        if (hasSeveralHosts(request)) return void response.writeHead(400, { Connection: "close" }).end();
        request.url = withoutOrigin(request.url ?? "/");
        const isPage = pages !== undefined && !isRouted(request);
        connections.answer(request, response, () => {
          if (state.stopping) response.shouldKeepAlive = false;
          if (isPage) pages(request, response);
          else route(request, response);
        });
      });
      limitServer(server);
      const connections = new Connections(server, (address) => isTrusted(address, 0));
      return server;
    },
    loggerInstance: log as FastifyBaseLogger, // pino's own type names levels that Fastify never uses
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: isTrusted,
    bodyLimit: BODY_LIMIT_BYTES,
    // A call on a connection that is still open while the process stops is finished, not refused.
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  describeEveryAnswer(app, settings, metrics);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404));
  await operations(app, { services, metrics, log, state });
  await app.register(async (scope) => {
    refuseWhenOverloaded(scope, overloadedAfterMs);
    requireSameOrigin(scope, settings.siteUrl);
    refuseEncodedBodies(scope);
    await api(scope, services);
    await scope.register(contactFormRoute, { services, pages: contactPages });
  });
  app.addHook("preClose", () => closeServer(app.server));
  await app.ready();

  return {
    fastify: app,
    drain: () => {
      state.stopping = true;
    },
    close: async () => {
      state.stopping = true;
      await app.close();
      await services.close();
    },
  };
}

/** Node takes the first; a proxy in front may have taken the other. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

function isRouted({ method, url = "/" }: IncomingMessage): boolean {
  const path = withoutQuery(url);
  if (API_PATH.test(path) || OPERATION_PATHS.includes(path)) return true;
  return isFormRequest(method, path, url.slice(path.length));
}

function describeEveryAnswer(app: FastifyInstance, settings: Settings, metrics: Metrics): void {
  const sample = sampler();
  const everyAnswer = Object.fromEntries([...commonHeaders(settings.https), INERT_POLICY]);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ ...everyAnswer, "X-Request-Id": request.id });
  });
  app.addHook("onResponse", async (request, reply) => {
    // The route, not the address: addresses of the API name visitors.
    const route = request.routeOptions.url ?? "/api/*";
    if (OPERATION_PATHS.includes(route)) return;
    metrics.observe(route, reply.statusCode, reply.elapsedTime / 1000);
    const facts = {
      route,
      method: request.method,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(facts, "An API call failed");
    else sample(request.log, facts, "An API call was answered");
  });
}
