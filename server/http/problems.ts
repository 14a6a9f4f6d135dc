/** Refusals as `application/problem+json`: what is wrong, in words, and never how the server is made. */
import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { PROBLEM_CONTENT_TYPE, type Problem, type WrongField } from "../../contract/problem.ts";
import { TooManyMessagesError } from "../contact/inbox.ts";
import { StoreUnavailableError } from "../store/store.ts";

const RETRY_AFTER_SECONDS = 30;

/** Something is wrong with a request, and its sender is told what. */
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

/** The request is in order, and there is too much to do for it at the moment. */
export class BusyProblem extends RequestProblem {
  override name = "BusyProblem";
  readonly retryAfterSeconds = 60;
}

export function sendProblem(reply: FastifyReply, status: number, detail?: string, errors?: WrongField[]) {
  const problem: Problem = { type: "about:blank", title: STATUS_CODES[status] ?? "Error", status };
  if (detail !== undefined) problem.detail = detail;
  if (errors !== undefined) problem.errors = errors;
  return reply.code(status).type(PROBLEM_CONTENT_TYPE).send(JSON.stringify(problem));
}

/** `otherwise`: for an error that says nothing about it. */
export function statusOf(error: Pick<FastifyError, "statusCode">, otherwise: number): number {
  return error instanceof TooManyMessagesError ? 429 : (error.statusCode ?? otherwise);
}

/** For an error on its way out of a route. A framework's own words may repeat what was sent: only ours are told. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof StoreUnavailableError) {
    request.log.error({ problem: error.message }, "The database did not take a request");
    reply.header("retry-after", RETRY_AFTER_SECONDS);
    return sendProblem(reply, 503, "The site cannot store anything at the moment.");
  }
  const status = statusOf(error, 500);
  if (error instanceof TooManyMessagesError) {
    reply.header("retry-after", RETRY_AFTER_SECONDS);
    return sendProblem(reply, status, "Too many messages at the moment. Please wait.");
  }
  if (status >= 500 && !(error instanceof RequestProblem)) {
    request.log.error({ problem: error.message, stack: error.stack }, "A request failed");
    return sendProblem(reply, status);
  }
  if (!(error instanceof RequestProblem)) return sendProblem(reply, status);
  if (error instanceof BusyProblem) reply.header("retry-after", error.retryAfterSeconds);
  return sendProblem(reply, status, error.message, error.errors);
}
