/** Refusals as `application/problem+json`: what is wrong, in words, and never how the server is made. */
import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { PROBLEM_CONTENT_TYPE, type Problem, type WrongField } from "../../contract/problem.ts";
import { StoreUnavailableError } from "../store/store.ts";

const RETRY_AFTER_SECONDS = 30;

export class RequestProblem extends Error {
  override name = "RequestProblem";
  readonly statusCode: number;
  readonly errors: WrongField[] | undefined;

  constructor(statusCode: number, detail: string, errors?: WrongField[]) {
    super(detail);
    this.statusCode = statusCode;
    this.errors = errors;
  }
}

export function sendProblem(reply: FastifyReply, status: number, detail?: string, errors?: WrongField[]) {
  const problem: Problem = { type: "about:blank", title: STATUS_CODES[status] ?? "Error", status };
  if (detail !== undefined) problem.detail = detail;
  if (errors !== undefined) problem.errors = errors;
  return reply.code(status).type(PROBLEM_CONTENT_TYPE).send(JSON.stringify(problem));
}

/** For an error on its way out of a route. Framework errors below 500 are about the request and may be told. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof StoreUnavailableError) {
    request.log.error({ problem: error.message }, "The database did not take a request");
    reply.header("retry-after", RETRY_AFTER_SECONDS);
    return sendProblem(reply, 503, "The site cannot store anything at the moment.");
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    request.log.error({ problem: error.message, stack: error.stack }, "A request failed");
    return sendProblem(reply, status);
  }
  return sendProblem(
    reply,
    status,
    error.message,
    error instanceof RequestProblem ? error.errors : undefined,
  );
}
