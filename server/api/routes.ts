/** The site's three small conversations with its visitors, under `/api`. */
import type { FastifyInstance } from "fastify";
import { refuseOtherMethods } from "../http/other-methods.ts";
import { answerError, sendProblem } from "../http/problems.ts";
import type { ApiServices } from "../services/services.ts";
import { consentRoute } from "./consent-route.ts";
import { contactRoute } from "./contact-route.ts";
import { csrf } from "./csrf.ts";

export const BODY_LIMIT_BYTES = 32 * 1024;

/** Registers every route of the API. Works while the database is away: what needs it then answers 503. */
export async function api(app: FastifyInstance, services: ApiServices): Promise<void> {
  await app.register(
    async (scope) => {
      // What is left is Fastify's own reader of JSON, which refuses `__proto__`.
      scope.removeContentTypeParser("text/plain");
      scope.setErrorHandler(answerError);
      scope.setNotFoundHandler((_request, reply) => sendProblem(reply, 404));
      scope.addHook("onRequest", async (_request, reply) => {
        reply.header("cache-control", "no-store");
      });
      const refuseTheOthers = refuseOtherMethods(scope);
      await csrf(scope, services.settings);
      await scope.register(contactRoute, services);
      await scope.register(consentRoute, services);
      refuseTheOthers();
    },
    { prefix: "/api" },
  );
}
