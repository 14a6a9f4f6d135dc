/** The site's three small conversations with its visitors, under `/api`. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { consentRoute } from "../consent/consent-route.ts";
import { contactRoute } from "../contact/contact-route.ts";
import { withoutQuery } from "../http/request-target.ts";
import { csrf } from "./csrf.ts";
import { knownMethods } from "./known-methods.ts";
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
      refuseUnknown(scope);
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

/** A known path asked in a way it does not take is told from a path that is not there. */
function refuseUnknown(scope: FastifyInstance): void {
  const methodsOf = knownMethods(scope);
  scope.setNotFoundHandler(({ url }, reply) => {
    const methods = methodsOf(withoutQuery(url));
    if (methods.length === 0) return sendProblem(reply, 404);
    reply.header("allow", methods.join(", "));
    return sendProblem(reply, 405);
  });
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
