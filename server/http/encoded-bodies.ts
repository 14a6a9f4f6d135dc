/** Bodies are taken as they come: one that was packed would be read as the bytes it was packed into. */
import type { FastifyInstance } from "fastify";
import { RequestProblem } from "./problems.ts";

/** A transfer coding too, not with 501: whatever a sender does is no error of the server's, each of which is logged. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ headers }, reply) => {
    const { "content-encoding": content = "identity", "transfer-encoding": transfer = "chunked" } = headers;
    if (content.toLowerCase() === "identity" && transfer.toLowerCase() === "chunked") return;
    reply.header("accept-encoding", "identity");
    throw new RequestProblem(415, "A body may not be compressed.");
  });
}
