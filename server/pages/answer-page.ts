/** Answers every request that is neither the API's nor of operations. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import fresh from "fresh";
import { type Log, sampler } from "../base/log.ts";
import type { Metrics } from "../http/metrics.ts";
import { withoutQuery } from "../http/request-target.ts";
import { INERT_POLICY } from "../http/security-headers.ts";
import { type Destination, findDestination } from "./destination.ts";
import { represent, sendRepresentation } from "./send-file.ts";
import type { Site } from "./site.ts";

/** What kind of answer it was, for the counters. */
type AnswerKind = "page" | "missing" | "redirect" | "refused";

const CACHE_A_REDIRECT = "public, max-age=3600";

export function answerPages(live: { readonly site: Site }, metrics: Metrics, log: Log): RequestListener {
  const sample = sampler();
  return (request, response) => {
    const started = performance.now();
    const kind = answer(live.site, request, response, log);
    metrics.observe(kind, response.statusCode, (performance.now() - started) / 1000);
    // The kind of answer, not the address: an address may hold anything a visitor typed.
    const facts = { kind, method: request.method, status: response.statusCode };
    if (response.statusCode < 400) log.debug(facts, "A page was answered");
    else sample(log, facts, "A request was for no page");
  };
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse, log: Log): AnswerKind {
  const { method, url = "/", headers } = request;
  if (method !== "GET" && method !== "HEAD") return refuse(site, response, 405, ["Allow", "GET, HEAD"]);

  const file = site.files.get(withoutQuery(url));
  if (file !== undefined) {
    const representation = represent(file, request);
    const { etag, unchangedHeaders } = representation;
    if (fresh(headers, { etag })) response.writeHead(304, unchangedHeaders).end();
    else sendRepresentation(200, representation, request, response, log);
    return "page";
  }

  const destination = findDestination(site, url, headers);
  switch (destination.kind) {
    case "redirect":
      return redirect(site, response, destination);
    case "missing":
      sendRepresentation(404, represent(destination.file, request), request, response, log);
      return "missing";
    case "malformed":
      return refuse(site, response, 400, []);
  }
}

function redirect(
  site: Site,
  response: ServerResponse,
  { status, location }: Extract<Destination, { kind: "redirect" }>,
): AnswerKind {
  const caching =
    status === 301
      ? ["Cache-Control", CACHE_A_REDIRECT]
      : ["Cache-Control", "no-cache", "Vary", "Cookie, Accept-Language"];
  const common = [...site.commonHeaders, INERT_POLICY].flat();
  response.writeHead(status, [...common, ...caching, "Location", location, "Content-Length", "0"]).end();
  return "redirect";
}

function refuse(site: Site, response: ServerResponse, status: 400 | 405, more: string[]): AnswerKind {
  const text = status === 400 ? "This is not an address.\n" : "Only GET and HEAD are answered here.\n";
  const described = ["Content-Type", "text/plain; charset=utf-8", "Content-Length", String(text.length)];
  const common = [...site.commonHeaders, INERT_POLICY].flat();
  // Whatever body comes with it is not wanted, and closing saves reading it.
  response.writeHead(status, [...common, ...described, ...more, "Connection", "close"]).end(text);
  return "refused";
}
