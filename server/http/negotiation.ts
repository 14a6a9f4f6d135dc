/** What a browser says that it takes. */
import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";

/** Browsers send a few dozen characters; reading fifteen thousand would cost more than the page. */
const LONGEST_HEADER = 256;

export const acceptedEncodings = (headers: IncomingHttpHeaders): string =>
  headers["accept-encoding"]?.slice(0, LONGEST_HEADER) ?? "";

export function negotiatorOf(headers: IncomingHttpHeaders): Negotiator {
  const languages = headers["accept-language"]?.slice(0, LONGEST_HEADER);
  return new Negotiator({
    headers: { "accept-language": languages, "accept-encoding": acceptedEncodings(headers) },
  });
}
