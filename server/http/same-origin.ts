/** A call that changes something must come from a page of this site, as far as the browser tells. */
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { RequestProblem } from "./problems.ts";

const READING_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * Browsers set both headers themselves and no page can forge them. `Sec-Fetch-Site` knows best where it is sent;
 * `Origin` is compared with SITE_URL, never with the Host header. A program sends neither, and is not a visitor whose
 * cookies could be abused.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite === "same-origin";
  return headers.origin === undefined || headers.origin === siteUrl;
}

/** For a form, which proves nothing else: the browser has to say that the page is ours. All that are in use do. */
export function comesFromOwnPage(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const isTold = headers["sec-fetch-site"] !== undefined || headers.origin !== undefined;
  return isTold && isSameOrigin(headers, siteUrl);
}

export function requireSameOrigin(app: FastifyInstance, siteUrl: string): void {
  app.addHook("onRequest", async ({ method, headers }) => {
    if (READING_METHODS.includes(method) || isSameOrigin(headers, siteUrl)) return;
    throw new RequestProblem(403, "This call may only come from a page of this site.");
  });
}
