/** What a request line asks for, freed of its disguises. */

export interface RequestTarget {
  /** decoded, with single slashes */
  path: string;
  /** as sent, with its question mark, safe for a header */
  query: string;
}

/** Control characters and backslashes have no place in an address, encoded or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NEVER_IN_A_PATH = /[\u0000-\u001f\u007f\\]/;

/** `GET http://host/path` is allowed by HTTP; the host in it is as little to be trusted as the header. */
export function withoutOrigin(url: string): string {
  return url.startsWith("/") ? url : url.replace(/^https?:\/\/[^/?#]*/i, "") || "/";
}

export function withoutQuery(url: string): string {
  const mark = url.indexOf("?");
  return mark < 0 ? url : url.slice(0, mark);
}

/** `null`: not an address at all. */
export function readTarget(url: string): RequestTarget | null {
  const [, rawPath = "", rawQuery = ""] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const path = decode(rawPath);
  if (!path?.startsWith("/") || NEVER_IN_A_PATH.test(path)) return null;
  return { path: path.replace(/\/{2,}/g, "/"), query: rawQuery.replace(/[^\x21-\x7e]/g, percentEncode) };
}

/** Node hands a request line over byte by byte, so each character here is one byte. */
function percentEncode(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
