/** The editor writes files, so it answers only pages of its own, under a name of this machine. */
import type { IncomingMessage } from "node:http";

const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];
const SAFE_METHODS = ["GET", "HEAD"];

/** Why a request is refused, or nothing. */
export function refusal({ method = "GET", headers }: IncomingMessage): string | undefined {
  const host = headers.host ?? "";
  // Another site's name may have been made to lead here (DNS rebinding).
  if (!OWN_NAMES.includes(host.replace(/:\d+$/, ""))) return "unknown host";
  const site = headers["sec-fetch-site"];
  const isOwn = site === undefined || site === "same-origin" || site === "none";
  const isLink = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  if (SAFE_METHODS.includes(method)) return isOwn || isLink ? undefined : "another site";
  return headers.origin === `http://${host}` ? undefined : "another origin";
}
