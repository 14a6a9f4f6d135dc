/**
 * The editor writes files and shows messages, so it answers only pages of its own: under a name of this machine and,
 * where DESK_URL is set, under that one, to whom the proxy in front of it knows.
 */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];
const SAFE_METHODS = ["GET", "HEAD"];
/** In which the proxy says who has logged in; it replaces what a visitor sends under this name. */
const IDENTITY_HEADER = "x-desk-user";
/** Of these a proxy adds one at least. */
const FORWARDING_HEADERS = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded"];

/**
 * Why a request is refused, or nothing.
 * @param deskUrl the origin under which a proxy passes requests on
 */
export function refusal(
  { method = "GET", headers }: Pick<IncomingMessage, "method" | "headers">,
  deskUrl?: string,
): string | undefined {
  const origin = originOf(headers, deskUrl);
  // Another site's name may have been made to lead here (DNS rebinding).
  if (origin === undefined) return "unknown host";
  if (origin === deskUrl && !headers[IDENTITY_HEADER]) return "nobody has logged in";
  const site = headers["sec-fetch-site"];
  const isOwn = site === undefined || site === "same-origin" || site === "none";
  const isLink = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  if (SAFE_METHODS.includes(method)) return isOwn || isLink ? undefined : "another site";
  return headers.origin === origin ? undefined : "another origin";
}

/** Under which the request was sent, if that is one of ours. */
function originOf(headers: IncomingHttpHeaders, deskUrl: string | undefined): string | undefined {
  const { host = "" } = headers;
  if (deskUrl !== undefined && host === new URL(deskUrl).host) return deskUrl;
  // What a proxy passes on does not come from this machine, whatever name it gives.
  if (FORWARDING_HEADERS.some((name) => headers[name] !== undefined)) return undefined;
  return OWN_NAMES.includes(host.replace(/:\d+$/, "")) ? `http://${host}` : undefined;
}
