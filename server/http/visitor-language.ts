/** The language a visitor is answered in: the choice mirrored in a cookie, then what the browser asks for. */
import type { IncomingHttpHeaders } from "node:http";
import { chooseLanguage, LANGUAGE_KEY, type Language } from "../../contract/languages.ts";

const SAVED_LANGUAGE = new RegExp(`(?:^|;)\\s*${LANGUAGE_KEY}=([a-z]+)\\s*(?:;|$)`);

export function visitorLanguage(headers: IncomingHttpHeaders): Language {
  return chooseLanguage({
    saved: SAVED_LANGUAGE.exec(headers.cookie ?? "")?.[1],
    browser: acceptedLanguages(headers["accept-language"] ?? ""),
  });
}

/** Best first; a language of weight 0 is one the visitor does not want. */
export function acceptedLanguages(header: string): string[] {
  return header
    .split(",")
    .map((item) => {
      const [tag = "", ...parameters] = item.split(";").map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== "" && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
