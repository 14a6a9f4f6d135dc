/** The language a visitor is answered in: the choice mirrored in a cookie, then what the browser asks for. */
import type { IncomingHttpHeaders } from "node:http";
import { chooseLanguage, LANGUAGE_KEY, type Language } from "../../contract/languages.ts";
import { negotiatorOf } from "./negotiation.ts";

const SAVED_LANGUAGE = new RegExp(`(?:^|;)\\s*${LANGUAGE_KEY}=([a-z]+)\\s*(?:;|$)`);

export function visitorLanguage(headers: IncomingHttpHeaders): Language {
  return chooseLanguage({
    saved: SAVED_LANGUAGE.exec(headers.cookie ?? "")?.[1],
    browser: negotiatorOf(headers).languages(),
  });
}
