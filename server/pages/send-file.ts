/** Sends one file of the site in the smallest encoding that the browser takes. */
import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Log } from "../base/log.ts";
import { acceptedEncodings, negotiatorOf } from "../http/negotiation.ts";
import { ENCODINGS, type Encoding, type Representation, type SiteFile } from "./site-file.ts";

export function represent(file: SiteFile, request: IncomingMessage): Representation {
  if (file.compressed === undefined) return file.identity;
  const encoding = preferredEncoding(request);
  return encoding === "identity" ? file.identity : file.compressed[encoding];
}

/** Browsers send a handful of different headers; negotiating each once is enough. Bounded, since anyone can send any. */
const negotiated = new Map<string, Encoding>();
const NEGOTIATED_LIMIT = 100;

function preferredEncoding({ headers }: IncomingMessage): Encoding {
  const header = acceptedEncodings(headers);
  const remembered = negotiated.get(header);
  if (remembered !== undefined) return remembered;
  const accepted = negotiatorOf(headers).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((known) => accepted.includes(known)) ?? "identity";
  if (negotiated.size < NEGOTIATED_LIMIT) negotiated.set(header, encoding);
  return encoding;
}

export function sendRepresentation(
  status: number,
  { headers, body, path }: Representation,
  { method }: IncomingMessage,
  response: ServerResponse,
  log: Log,
): void {
  if (method === "HEAD") response.writeHead(status, headers).end();
  else if (body !== undefined) response.writeHead(status, headers).end(body);
  else sendFromDisk(path, status, headers, response).catch((error) => fail(error, response, log));
}

async function sendFromDisk(path: string, status: number, headers: string[], response: ServerResponse) {
  await using file = await open(path);
  if (response.destroyed) return; // the visitor went away
  response.writeHead(status, headers);
  await pipeline(file.createReadStream({ autoClose: false }), response);
}

function fail(error: NodeJS.ErrnoException, response: ServerResponse, log: Log): void {
  if (error.code === "ERR_STREAM_PREMATURE_CLOSE") return; // the visitor went away
  log.error({ problem: error.message }, "A file of the site could not be read");
  if (response.headersSent) response.destroy();
  // A file of a publication that was just removed is gone for good.
  else response.writeHead(error.code === "ENOENT" ? 404 : 500, { "Content-Length": 0 }).end();
}
