/** One file of the site, with everything about its answers made beforehand. */

import type { Header } from "../http/security-headers.ts";
import type { Encoding } from "./accept-encoding.ts";
import { type Body, loadBody } from "./body.ts";
import { mediaType } from "./media-type.ts";
import { type ReadyHead, readyHead } from "./ready-answer.ts";

export interface Representation {
  etag: string;
  body: Body;
  /** to whom another page may have sent here */
  opened: Answer;
  /** to whom the browser itself brought here: by a typed address, a bookmark */
  direct: Answer;
}

interface Answer {
  headers: string[];
  /** the same headers, for an answer that is nothing but bytes */
  head: ReadyHead;
  /** for 304: what a browser's cache refreshes */
  unchangedHeaders: string[];
}

export type SiteFile = Partial<Record<Encoding, Representation>> & { identity: Representation };

export interface FileFacts {
  /** where it lies */
  file: string;
  hash: string;
  compressed: boolean;
  cacheControl: string;
  headers: readonly Header[];
  headersIfOpened: readonly Header[];
}

const SUFFIXES = { identity: "", br: ".br", gzip: ".gz" } as const satisfies Record<Encoding, string>;

export function loadFile(facts: FileFacts): SiteFile {
  const identity = represent(facts, "identity");
  if (!facts.compressed) return { identity };
  return { identity, br: represent(facts, "br"), gzip: represent(facts, "gzip") };
}

/** Each encoding is a representation of its own and has its own mark. */
function represent(
  { file, hash, compressed, cacheControl, headers, headersIfOpened }: FileFacts,
  encoding: Encoding,
): Representation {
  const { type, compressible } = mediaType(file);
  const body = loadBody(file + SUFFIXES[encoding], compressible);
  const etag = `"${hash}${SUFFIXES[encoding]}"`;
  const described: Header[] = [
    ["Content-Type", type],
    ["Content-Length", String(body.length)],
  ];
  if (encoding !== "identity") described.push(["Content-Encoding", encoding]);
  const reasons: string[] = [];
  if (compressed) reasons.push("Accept-Encoding");
  if (headersIfOpened.length > 0) reasons.push("Sec-Fetch-Site");
  const vary: Header[] = reasons.length > 0 ? [["Vary", reasons.join(", ")]] : [];
  const answer = (own: readonly Header[]): Answer => {
    const kept: Header[] = [["ETag", etag], ["Cache-Control", cacheControl], ...own, ...vary];
    const all = [...described, ...kept];
    return { headers: all.flat(), head: readyHead(all), unchangedHeaders: kept.flat() };
  };
  return { etag, body, opened: answer([...headers, ...headersIfOpened]), direct: answer(headers) };
}
