/** Answers every request that is not for the API, from memory and without the API's machinery. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { withoutQuery } from "../http/request-target.ts";
import { INERT_POLICY } from "../http/security-headers.ts";
import { acceptedEncodings, type Encoding } from "./accept-encoding.ts";
import { type Body, sendBody } from "./body.ts";
import { findDestination } from "./destination.ts";
import { isUnchanged } from "./if-none-match.ts";
import { sendReady } from "./ready-answer.ts";
import type { Site } from "./site.ts";
import type { Representation, SiteFile } from "./site-file.ts";

/** What kind of answer it was, for the counters. */
export type AnswerKind = "page" | "missing" | "redirect" | "refused";

const CACHE_A_REDIRECT = "public, max-age=3600";

export function serveSite(site: Site, request: IncomingMessage, response: ServerResponse): AnswerKind {
  const { method, url = "/", headers } = request;
  if (method !== "GET" && method !== "HEAD") return refuse(site, response, 405, ["Allow", "GET, HEAD"]);

  const file = site.files.get(withoutQuery(url));
  if (file !== undefined) return sendFile(file, request, response);

  const destination = findDestination(site, url, headers);
  switch (destination.kind) {
    case "redirect":
      return redirect(site, response, destination);
    case "missing":
      return sendMissing(destination.file, request, response);
    case "malformed":
      return refuse(site, response, 400, []);
  }
}

function sendFile(file: SiteFile, request: IncomingMessage, response: ServerResponse): "page" {
  const { etag, body, opened, direct } = represent(file, request);
  const { headers, head, unchangedHeaders } = isDirect(request) ? direct : opened;
  if (isUnchanged(request.headers["if-none-match"], etag)) {
    response.writeHead(304, unchangedHeaders).end();
    return "page";
  }
  const sent = request.method === "GET" && Buffer.isBuffer(body) && sendReady(response, head, body);
  if (!sent) send(response.writeHead(200, headers), request, body);
  return "page";
}

function sendMissing(file: SiteFile, request: IncomingMessage, response: ServerResponse): "missing" {
  const { body, opened, direct } = represent(file, request);
  send(response.writeHead(404, (isDirect(request) ? direct : opened).headers), request, body);
  return "missing";
}

/** Browsers say so themselves, and no page can make them. */
function isDirect({ headers }: IncomingMessage): boolean {
  return headers["sec-fetch-site"] === "none";
}

function send(response: ServerResponse, { method }: IncomingMessage, body: Body): void {
  if (method === "HEAD") response.end();
  else sendBody(body, response);
}

function represent(file: SiteFile, { headers }: IncomingMessage): Representation {
  const encoding = orderOf(headers["accept-encoding"]).find((accepted) => file[accepted] !== undefined);
  return file[encoding ?? "identity"] ?? file.identity;
}

/** Browsers send a handful of different headers; reading each once is enough. Bounded, since anyone can send any. */
const known = new Map<string | undefined, readonly Encoding[]>();
const KNOWN_LIMIT = 100;

function orderOf(header: string | undefined): readonly Encoding[] {
  const remembered = known.get(header);
  if (remembered !== undefined) return remembered;
  const order = acceptedEncodings(header);
  if (known.size < KNOWN_LIMIT) known.set(header, order);
  return order;
}

function redirect(
  site: Site,
  response: ServerResponse,
  { status, location }: { status: 301 | 302; location: string },
): "redirect" {
  const caching =
    status === 301
      ? ["Cache-Control", CACHE_A_REDIRECT]
      : ["Cache-Control", "no-cache", "Vary", "Cookie, Accept-Language"];
  const common = [...site.commonHeaders, INERT_POLICY].flat();
  response.writeHead(status, [...common, ...caching, "Location", location, "Content-Length", "0"]).end();
  return "redirect";
}

function refuse(site: Site, response: ServerResponse, status: 400 | 405, more: string[]): "refused" {
  const text = status === 400 ? "This is not an address.\n" : "Only GET and HEAD are answered here.\n";
  const described = ["Content-Type", "text/plain; charset=utf-8", "Content-Length", String(text.length)];
  const common = [...site.commonHeaders, INERT_POLICY].flat();
  // Whatever body comes with it is not wanted, and closing saves reading it.
  response.writeHead(status, [...common, ...described, ...more, "Connection", "close"]).end(text);
  return "refused";
}
