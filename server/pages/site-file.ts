/** One file of the site: its representations, each with the headers it is sent with. */
import { readFileSync, statSync } from "node:fs";
import type { Header } from "../http/security-headers.ts";
import type { Manifest } from "../site/manifest.ts";

/** Smaller first. The plain form stands last: it can be sent to anyone. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];
const SUFFIXES = { br: ".br", gzip: ".gz", identity: "" } as const satisfies Record<Encoding, string>;

export interface Representation {
  etag: string;
  headers: string[];
  /** for 304: what a browser's cache refreshes */
  unchangedHeaders: string[];
  /** where it lies */
  path: string;
  /** Text is held. Pictures are most of a site's bytes and are kept by browsers, so they are read when asked for. */
  body: Buffer | undefined;
}

export interface SiteFile {
  identity: Representation;
  /** where it was worth compressing */
  compressed?: Record<"br" | "gzip", Representation>;
}

export interface FileSource {
  path: string;
  facts: Manifest["files"][string];
  headers: readonly Header[];
}

export function loadFile(source: FileSource): SiteFile {
  const identity = represent(source, "identity");
  if (!source.facts.compressed) return { identity };
  return { identity, compressed: { br: represent(source, "br"), gzip: represent(source, "gzip") } };
}

/** Each encoding is a representation of its own and has its own mark. */
function represent({ path, facts, headers }: FileSource, encoding: Encoding): Representation {
  const suffix = SUFFIXES[encoding];
  const etag = `"${facts.hash}${suffix}"`;
  const body = facts.compressed ? readFileSync(path + suffix) : undefined;
  const length = body?.length ?? statSync(path).size;
  const content: Header[] = [
    ["Content-Type", facts.type],
    ["Content-Length", String(length)],
  ];
  if (encoding !== "identity") content.push(["Content-Encoding", encoding]);
  const kept: Header[] = [["ETag", etag], ...headers];
  if (facts.compressed) kept.push(["Vary", "Accept-Encoding"]);
  return {
    etag,
    headers: [...content, ...kept].flat(),
    unchangedHeaders: kept.flat(),
    path: path + suffix,
    body,
  };
}
