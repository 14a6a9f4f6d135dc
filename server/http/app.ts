/**
 * The whole server short of a process: one HTTP server whose pages are answered from memory at once, and whose API
 * joins when its services are open. Pages never wait for the API.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { PROBLEM_CONTENT_TYPE, type Problem } from "../../contract/problem.ts";
import type { ApiServices } from "../api/services.ts";
import type { Settings } from "../config/config.ts";
import { Metrics } from "../operations/metrics.ts";
import { createOperations, OPERATION_PATHS, type Watched } from "../operations/operations.ts";
import { closeServer } from "../process/close-server.ts";
import type { Log } from "../process/log.ts";
import { serveSite } from "../site/answer-page.ts";
import type { Site } from "../site/site.ts";
import { withoutOrigin, withoutQuery } from "./request-target.ts";
import { limitServer, SERVER_OPTIONS } from "./server-limits.ts";

const API_PATH = /^\/api(?:\/|$)/;
const START_PATIENCE_MS = 5000;
const RETRY_AFTER_SECONDS = 5;
const LONGEST_LOGGED_PATH = 200;

export interface App {
  server: Server;
  /** From now on the API answers. */
  join(services: ApiServices): Promise<void>;
  /** Why the API does not answer yet, for whoever asks `/readyz`. */
  explain(problem: string): void;
  /** Not ready any more, and each connection closes with its next answer, so that a balancer turns away in time. */
  drain(): void;
  /** Finishes what is under way, then closes everything. */
  close(): Promise<void>;
}

export function createApp({ settings, site, log }: { settings: Settings; site: Site; log: Log }): App {
  const metrics = new Metrics();
  const watched: Watched = { services: undefined, problem: "the services are being opened", stopping: false };
  const operations = createOperations(settings, metrics, watched);
  let apiApplication: FastifyInstance | undefined;
  /** once it is known whether the API can start */
  const decided = Promise.withResolvers<void>();

  /** Pages are answered before this returns; a promise for each would cost them a tenth of their time. */
  function answer(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const url = withoutOrigin(request.url ?? "/");
    const path = withoutQuery(url);
    request.url = url;
    if (watched.stopping) response.shouldKeepAlive = false;
    if (API_PATH.test(path)) return answerApi(request, response);
    if (OPERATION_PATHS.includes(path)) return operations(path, request, response);
    answerPage(request, response);
    return undefined;
  }

  /** A call that comes during the start waits for its end, so that a restart refuses nobody. */
  async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (apiApplication === undefined) {
      await Promise.race([decided.promise, wait(START_PATIENCE_MS, undefined, { ref: false })]);
    }
    if (apiApplication === undefined) sendNotYet(response);
    else apiApplication.routing(request, response);
  }

  function answerPage(request: IncomingMessage, response: ServerResponse): void {
    const started = performance.now();
    const kind = serveSite(site, request, response);
    const milliseconds = performance.now() - started;
    metrics.observe(kind, response.statusCode, milliseconds / 1000);
    if (response.statusCode < 400 && !log.isLevelEnabled("debug")) return;
    const facts = { kind, method: request.method, path: loggedPath(request), status: response.statusCode };
    if (response.statusCode >= 400) log.info(facts, "A request was for no page");
    else log.debug(facts, "A page was answered");
  }

  function fail(response: ServerResponse, error: unknown): void {
    const facts =
      error instanceof Error ? { problem: error.message, stack: error.stack } : { problem: error };
    log.error(facts, "A request could not be answered");
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }

  const server = createServer(SERVER_OPTIONS, (request, response) => {
    try {
      answer(request, response)?.catch((error) => fail(response, error));
    } catch (error) {
      fail(response, error);
    }
  });
  limitServer(server);

  return {
    server,
    join: async (services) => {
      const { createApiApplication } = await import("../api/application.ts");
      apiApplication = await createApiApplication(services, log, metrics);
      watched.services = services;
      decided.resolve();
    },
    explain: (problem) => {
      watched.problem = problem;
      decided.resolve();
    },
    drain: () => {
      watched.stopping = true;
    },
    close: async () => {
      watched.stopping = true;
      await closeServer(server);
      await apiApplication?.close();
      await watched.services?.close();
    },
  };
}

/** Without the query, which may hold anything a visitor typed. */
function loggedPath({ url = "/" }: IncomingMessage): string {
  return withoutQuery(url).slice(0, LONGEST_LOGGED_PATH);
}

function sendNotYet(response: ServerResponse): void {
  const problem: Problem = { type: "about:blank", title: "Service Unavailable", status: 503 };
  response.writeHead(503, {
    "Content-Type": PROBLEM_CONTENT_TYPE,
    "Retry-After": RETRY_AFTER_SECONDS,
    "Cache-Control": "no-store",
  });
  response.end(JSON.stringify(problem));
}
