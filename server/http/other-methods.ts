import type { FastifyInstance } from "fastify";
import { sendProblem } from "./problems.ts";

/**
 * Call it before the routes are registered, and what it returns after them: a known address asked in a way that it
 * does not take then answers 405 and says what it takes. Fastify alone would answer 404.
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const known = new Map<string, string[]>();
  app.addHook("onRoute", ({ routePath, method }) => {
    known.set(routePath, [...(known.get(routePath) ?? []), ...[method].flat()]);
  });
  return () => {
    for (const [url, methods] of [...known]) {
      const refuse = app.supportedMethods.filter((method) => !methods.includes(method));
      app.route({
        method: refuse,
        url,
        // Before a body is read: whatever is in it is not wanted.
        onRequest: async (_request, reply) => sendProblem(reply.header("allow", methods.join(", ")), 405),
        handler: async () => {},
      });
    }
  };
}
