import type { Localised } from "../../../contract/languages.ts";
import { type CookieStrings, cookie as es } from "./cookie.es.ts";
import { cookie as eu } from "./cookie.eu.ts";

export type { CookieStrings } from "./cookie.es.ts";

/** For the preferences island, which carries them in its own code instead of in every document. */
export const COOKIE_STRINGS: Localised<CookieStrings> = { es, eu };
