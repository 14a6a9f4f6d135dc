/** The language a visitor is answered in: the choice mirrored in a cookie, then what the browser asks for. */
import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";
import { chooseLanguage, LANGUAGE_KEY, type Language } from "../../contract/languages.ts";

const SAVED_LANGUAGE = new RegExp(`(?:^|;)\\s*${LANGUAGE_KEY}=([a-z]+)\\s*(?:;|$)`);

/** Browsers send a few dozen characters; reading fifteen thousand would cost more than the page. */
const MAX_HEADER_LENGTH = 256;

export function visitorLanguage(headers: IncomingHttpHeaders): Language {
  const accepted = headers["accept-language"]?.slice(0, MAX_HEADER_LENGTH);
  return chooseLanguage({
    saved: SAVED_LANGUAGE.exec(headers.cookie ?? "")?.[1],
    browser: new Negotiator({ headers: { "accept-language": accepted } }).languages(),
  });
}
