/** The site's three small conversations with its visitors, under `/api`. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { consentRoute } from "./consent/consent-route.ts";
import { contactRoute } from "./contact/contact-route.ts";
import { csrf } from "./csrf/csrf.ts";
import { answerError, RequestProblem, sendProblem } from "./problems.ts";
import type { ApiServices } from "./services.ts";
import { parseStrictJson } from "./strict-json.ts";

export { type ApiServices, openServices } from "./services.ts";

const BODY_LIMIT_BYTES = 32 * 1024;

/** Registers every route of the API. Works while the database is away: what needs it then answers 503. */
export async function api(app: FastifyInstance, services: ApiServices): Promise<void> {
  await app.register(
    async (scope) => {
      takeOnlyStrictJson(scope);
      scope.setErrorHandler(answerError);
      scope.setNotFoundHandler((_request, reply) => sendProblem(reply, 404));
      scope.addHook("onRequest", async (_request, reply) => {
        reply.header("cache-control", "no-store");
      });
      await csrf(scope, services.settings);
      await scope.register(contactRoute, services);
      await scope.register(consentRoute, services);
    },
    { prefix: "/api" },
  );
}

function takeOnlyStrictJson(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer", bodyLimit: BODY_LIMIT_BYTES },
    async (_request: FastifyRequest, body: Buffer) => {
      try {
        return parseStrictJson(body);
      } catch {
        // The parser's own words would quote what the visitor sent.
        throw new RequestProblem(400, "The body is not JSON as this API takes it.");
      }
    },
  );
}
